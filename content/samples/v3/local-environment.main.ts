// SPDX-License-Identifier: MIT
import { readFileSync } from 'node:fs';
import { Contract, utils } from 'ethers';
import { deployWithRouter, firstAccount } from './local-environment.ts';

const ARTIFACT = 'artifacts/contracts/single-swap.sol/SingleSwap.json';
const { abi, bytecode } = JSON.parse(readFileSync(ARTIFACT, 'utf8')) as {
  abi: utils.Fragment[];
  bytecode: string;
};

const signer = firstAccount(process.env.RPC_URL);
const account = await signer.getAddress();
console.log(`chain id: ${await signer.getChainId()}`);

const swap = await deployWithRouter(signer, { abi, bytecode });
const { timestamp } = await signer.provider.getBlock('latest');
const amount = utils.parseEther('99.5'); // 99.5 DAI: it has 18 decimals, like ether.
const balanceOf = ['function balanceOf(address account) view returns (uint256)'];
const dai = new Contract(await swap.DAI(), balanceOf, signer);
const before = await dai.balanceOf(account);
// Pays at most 1 ETH: the contract refunds the ether that the swap does not need.
const value = utils.parseEther('1');
await (await swap.buyExactDaiWithEther(amount, timestamp + 600, { value })).wait();
const bought = (await dai.balanceOf(account)).sub(before);
console.log(`bought: ${utils.formatEther(bought)} DAI`);
