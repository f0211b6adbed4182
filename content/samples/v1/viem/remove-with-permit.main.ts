// SPDX-License-Identifier: MIT
import {
  type Address,
  createWalletClient,
  erc20Abi,
  formatEther,
  type Hex,
  http,
  parseAbi,
  parseEther,
  publicActions,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { mainnet } from 'viem/chains';
import { removeWithPermit, ROUTER } from './remove-with-permit.ts';

const { RPC_URL = 'http://127.0.0.1:8545', PRIVATE_KEY } = process.env;
if (!PRIVATE_KEY) throw new Error('Set PRIVATE_KEY to a key of your local node');
const account = privateKeyToAccount(PRIVATE_KEY as Hex);
const options = { account, chain: mainnet, transport: http(RPC_URL) };
const wallet = createWalletClient(options).extend(publicActions);
const { timestamp } = await wallet.getBlock();
const deadline = Number(timestamp) + 600;

const DAI = '0x6B175474E89094C44Da98b954EedeAC495271d0F';
const WETH9 = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
const FACTORY = '0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f';
const factoryAbi = parseAbi([
  'function getPair(address, address) view returns (address)',
]);
const added = 'uint256 amountTokenDesired, uint256 amountTokenMin, uint256 amountETHMin';
const routerAbi = parseAbi([
  'function getAmountsOut(uint256 amountIn, address[] path) view returns (uint256[])',
  // Minimum output that you accept, path, recipient, deadline.
  'function swapExactETHForTokens(uint256, address[], address, uint256) payable',
  `function addLiquidityETH(address token, ${added}, address to, uint256) payable`,
]);
const router = { address: ROUTER, abi: routerAbi } as const;
const pair = await wallet.readContract({
  address: FACTORY,
  abi: factoryAbi,
  functionName: 'getPair',
  args: [DAI, WETH9],
});
const done = async (hash: Hex) => {
  const { status } = await wallet.waitForTransactionReceipt({ hash });
  // Unlike ethers, viem does not throw if the transaction reverted.
  if (status === 'reverted') throw new Error(`Reverted: ${hash}`);
};
const balanceOf = (token: Address, owner: Address = account.address) =>
  wallet.readContract({
    address: token,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [owner],
  });
/** 0.50% below the amount. */
const minimumOf = (amount: bigint) => (amount * 1000n) / 1005n;

// Liquidity to remove: buy DAI for 1 ETH, and add it to the pair with about 1 ETH more.
const value = parseEther('1');
const path = [WETH9, DAI] as const;
const [, quoted] = await wallet.readContract({
  ...router,
  functionName: 'getAmountsOut',
  args: [value, path],
});
if (!quoted) throw new Error('No quote from the pair');
const swap = {
  functionName: 'swapExactETHForTokens',
  args: [minimumOf(quoted), path, account.address, BigInt(deadline)],
} as const;
// Also enough for the pair's price sums, which an estimate may omit.
const paid = { value, gas: 400_000n };
await done(await wallet.writeContract({ ...router, ...swap, ...paid }));
const approval = { functionName: 'approve', args: [ROUTER, quoted] } as const;
await done(await wallet.writeContract({ address: DAI, abi: erc20Abi, ...approval }));
const [least, leastEther] = [(quoted * 99n) / 100n, (value * 98n) / 100n];
const minimumsIn = [minimumOf(least), leastEther] as const;
const add = {
  functionName: 'addLiquidityETH',
  args: [DAI, least, ...minimumsIn, account.address, BigInt(deadline)],
} as const;
await done(await wallet.writeContract({ ...router, ...add, ...paid }));
const liquidity = await balanceOf(pair);
console.log(`liquidity: ${formatEther(liquidity)} LP tokens`);

// One signature and one transaction, without an approval for the pair.
const supply = await wallet.readContract({
  address: pair,
  abi: erc20Abi,
  functionName: 'totalSupply',
});
const shareOf = async (token: Address) =>
  minimumOf(((await balanceOf(token, pair)) * liquidity) / supply);
const minimums = [await shareOf(DAI), await shareOf(WETH9)] as const;
const [daiBefore, wethBefore] = [await balanceOf(DAI), await balanceOf(WETH9)];
await removeWithPermit(wallet, [DAI, WETH9], pair, liquidity, minimums, deadline);
console.log(`received: ${formatEther((await balanceOf(DAI)) - daiBefore)} DAI`);
console.log(`received: ${formatEther((await balanceOf(WETH9)) - wethBefore)} WETH`);
