// SPDX-License-Identifier: MIT
import { readFileSync } from 'node:fs';
import { type Abi, erc20Abi, formatEther, type Hex, parseAbi, parseEther } from 'viem';
import { deployWithRouter, firstAccount, mined } from './local-environment.ts';

const ARTIFACT = 'artifacts/contracts/single-swap.sol/SingleSwap.json';
const { abi, bytecode } = JSON.parse(readFileSync(ARTIFACT, 'utf8')) as {
  abi: Abi;
  bytecode: Hex;
};

const client = await firstAccount(process.env.RPC_URL);
console.log(`chain id: ${await client.getChainId()}`);

// The functions that are called below. viem infers their types from the text of an ABI.
const swap = {
  address: await deployWithRouter(client, { abi, bytecode }),
  abi: parseAbi([
    'function DAI() view returns (address)',
    'function buyExactDaiWithEther(uint256 amountOut, uint256 deadline) payable',
  ]),
};
const { timestamp } = await client.getBlock();
const amount = parseEther('99.5'); // 99.5 DAI: it has 18 decimals, like ether.
const dai = await client.readContract({ ...swap, functionName: 'DAI' });
const balance = () =>
  client.readContract({
    address: dai,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [client.account.address],
  });
const before = await balance();
// Pays at most 1 ETH: the contract refunds the ether that the swap does not need.
const hash = await client.writeContract({
  ...swap,
  functionName: 'buyExactDaiWithEther',
  args: [amount, timestamp + 600n],
  value: parseEther('1'),
});
await mined(client, hash);
console.log(`bought: ${formatEther((await balance()) - before)} DAI`);
