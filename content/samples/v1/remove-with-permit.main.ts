// SPDX-License-Identifier: MIT
import { type BigNumber, Contract, providers, utils, Wallet } from 'ethers';
import { removeWithPermit, ROUTER } from './remove-with-permit.ts';

const { RPC_URL = 'http://127.0.0.1:8545', PRIVATE_KEY } = process.env;
if (!PRIVATE_KEY) throw new Error('Set PRIVATE_KEY to a key of your local node');
const provider = new providers.JsonRpcProvider(RPC_URL);
const signer = new Wallet(PRIVATE_KEY, provider);
const { timestamp } = await provider.getBlock('latest');
const deadline = timestamp + 600;

const DAI = '0x6B175474E89094C44Da98b954EedeAC495271d0F';
const WETH9 = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
const FACTORY = '0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f';
const abi = [
  'function balanceOf(address) view returns (uint256)',
  'function approve(address spender, uint256 amount) returns (bool)',
  'function totalSupply() view returns (uint256)',
  'function getPair(address, address) view returns (address)',
  'function getAmountsOut(uint256 amountIn, address[] path) view returns (uint256[])',
  `function swapExactETHForTokens(uint256 amountOutMin, address[] path, address to,
    uint256 deadline) payable returns (uint256[])`,
  `function addLiquidityETH(address token, uint256 amountTokenDesired,
    uint256 amountTokenMin, uint256 amountETHMin, address to, uint256 deadline)
    payable returns (uint256, uint256, uint256)`,
];
const router = new Contract(ROUTER, abi, signer);
const dai = new Contract(DAI, abi, signer);
const weth = new Contract(WETH9, abi, signer);
const pairAddress: string = await new Contract(FACTORY, abi, signer).getPair(DAI, WETH9);
const pair = new Contract(pairAddress, abi, signer);
const balances = async (): Promise<[BigNumber, BigNumber]> => [
  await dai.balanceOf(signer.address),
  await weth.balanceOf(signer.address),
];
/** 0.50% below the amount. */
const minimumOf = (amount: BigNumber) => amount.mul(1000).div(1005);

// Liquidity to remove: buy DAI for 1 ETH, and add it to the pair with about 1 ETH more.
const value = utils.parseEther('1');
const path = [WETH9, DAI];
const [, quoted]: BigNumber[] = await router.getAmountsOut(value, path);
if (!quoted) throw new Error('No quote from the pair');
// Also enough for the pair's price sums, which an estimate may omit.
const paid = { value, gasLimit: 400_000 };
const swap = [minimumOf(quoted), path, signer.address, deadline, paid] as const;
await (await router.swapExactETHForTokens(...swap)).wait();
await (await dai.approve(ROUTER, quoted)).wait();
const [least, leastEther] = [quoted.mul(99).div(100), value.mul(98).div(100)];
const minimumsIn = [minimumOf(least), leastEther] as const;
const add = [DAI, least, ...minimumsIn, signer.address, deadline] as const;
await (await router.addLiquidityETH(...add, paid)).wait();
const liquidity: BigNumber = await pair.balanceOf(signer.address);
console.log(`liquidity: ${utils.formatEther(liquidity)} LP tokens`);

// One signature and one transaction, without an approval for the pair.
const supply: BigNumber = await pair.totalSupply();
const shareOf = async (token: Contract) => {
  const reserve: BigNumber = await token.balanceOf(pairAddress);
  return minimumOf(reserve.mul(liquidity).div(supply));
};
const minimums: [BigNumber, BigNumber] = [await shareOf(dai), await shareOf(weth)];
const [daiBefore, wethBefore] = await balances();
const tokens: [string, string] = [DAI, WETH9];
await removeWithPermit(signer, tokens, pairAddress, liquidity, minimums, deadline);
const [daiAfter, wethAfter] = await balances();
console.log(`received: ${utils.formatEther(daiAfter.sub(daiBefore))} DAI`);
console.log(`received: ${utils.formatEther(wethAfter.sub(wethBefore))} WETH`);
