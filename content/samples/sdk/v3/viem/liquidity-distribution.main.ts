// SPDX-License-Identifier: MIT
import { CurrencyAmount, Ether, type Token } from '@uniswap/sdk-core';
import { FeeAmount, tickToPrice } from '@uniswap/v3-sdk';
import { type Address, isHex, parseAbi } from 'viem';
import { CHAIN_ID, connect, USDC, WETH } from './config.ts';
import { compareBalances, liquidityDistribution } from './liquidity-distribution.ts';
import { approvePositionManager, mint, positionAround } from './minting.ts';
import { fetchPool } from './pool.ts';
import { mined } from './sending.ts';
import { buildTrade, executeTrade } from './trading.ts';

const { RPC_URL = 'http://127.0.0.1:8545', PRIVATE_KEY } = process.env;
if (!isHex(PRIVATE_KEY)) throw new Error('Set PRIVATE_KEY to a key of your local node');

const client = connect(RPC_URL, PRIVATE_KEY);
const { timestamp } = await client.getBlock();
const deadline = Number(timestamp) + 600;
const ether = (amount: number) => BigInt(amount) * 10n ** 18n;
const fetchPair = () => fetchPool(client, USDC, WETH, FeeAmount.MEDIUM);
const sellEther = async (amount: number) => {
  const wei = `${ether(amount)}`;
  const amountIn = CurrencyAmount.fromRawAmount(Ether.onChain(CHAIN_ID), wei);
  const trade = await buildTrade(client, [await fetchPair()], amountIn, USDC);
  await executeTrade(client, trade, deadline);
};

// An account that has only ether gets USDC and WETH, and opens three positions.
await sellEther(2);
const deposit = await client.writeContract({
  address: WETH.address as Address,
  abi: parseAbi(['function deposit() payable']),
  functionName: 'deposit',
  value: ether(2),
});
await mined(client, deposit);
const usdc = CurrencyAmount.fromRawAmount(USDC, '1200000000');
const someWeth = CurrencyAmount.fromRawAmount(WETH, `${6n * 10n ** 17n}`);
await approvePositionManager(client, [usdc.multiply(3), someWeth.multiply(3)]);
for (const width of [600, 2400, 6000]) {
  await mint(client, positionAround(await fetchPair(), usdc, someWeth, width), deadline);
}
// Someone trades, so that the pool holds fees as well.
await sellEther(10);

const tier = FeeAmount.MEDIUM;
const distribution = await liquidityDistribution(client, USDC, WETH, tier);
const { pool, ranges } = distribution;
const text = (usdc: CurrencyAmount<Token>, weth: CurrencyAmount<Token>) =>
  `${usdc.toFixed(6)} USDC and ${weth.toFixed(6)} WETH`;
// The current range, and two ranges on each side.
const current = ranges.findIndex(({ tickUpper }) => tickUpper > pool.tickCurrent);
for (const range of ranges.slice(Math.max(0, current - 2), current + 3)) {
  const [from, to] = [range.tickLower, range.tickUpper].map((tick) =>
    tickToPrice(WETH, USDC, tick).toFixed(2),
  );
  console.log(`${from} to ${to} USDC per WETH: ${text(range.amount0, range.amount1)}`);
}
const { inRanges, balances } = await compareBalances(client, distribution);
console.log(`all ${ranges.length} ranges: ${text(...inRanges)}`);
console.log(`balances of the pool: ${text(...balances)}`);
