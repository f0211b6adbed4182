// SPDX-License-Identifier: MIT
import { CurrencyAmount, Ether, type Token } from '@uniswap/sdk-core';
import { FeeAmount, tickToPrice } from '@uniswap/v3-sdk';
import { Contract } from 'ethers';
import { CHAIN_ID, connect, USDC, WETH } from './config.ts';
import { compareBalances, liquidityDistribution } from './liquidity-distribution.ts';
import { approvePositionManager, mint, positionAround } from './minting.ts';
import { fetchPool } from './pool.ts';
import { buildTrade, executeTrade } from './trading.ts';

const { RPC_URL = 'http://127.0.0.1:8545', PRIVATE_KEY } = process.env;
if (!PRIVATE_KEY) throw new Error('Set PRIVATE_KEY to a key of your local node');

const signer = connect(RPC_URL, PRIVATE_KEY);
const { provider } = signer;
const { timestamp } = await provider.getBlock('latest');
const deadline = timestamp + 600;
const ether = (amount: number) => `${BigInt(amount) * 10n ** 18n}`;
const fetchPair = () => fetchPool(provider, USDC, WETH, FeeAmount.MEDIUM);
const sellEther = async (amount: number) => {
  const amountIn = CurrencyAmount.fromRawAmount(Ether.onChain(CHAIN_ID), ether(amount));
  const trade = await buildTrade(provider, [await fetchPair()], amountIn, USDC);
  await executeTrade(signer, trade, deadline);
};

// An account that has only ether gets USDC and WETH, and opens three positions.
await sellEther(2);
const weth = new Contract(WETH.address, ['function deposit() payable'], signer);
await (await weth.deposit({ value: ether(2) })).wait();
const usdc = CurrencyAmount.fromRawAmount(USDC, '1200000000');
const someWeth = CurrencyAmount.fromRawAmount(WETH, `${6n * 10n ** 17n}`);
await approvePositionManager(signer, [usdc.multiply(3), someWeth.multiply(3)]);
for (const width of [600, 2400, 6000]) {
  await mint(signer, positionAround(await fetchPair(), usdc, someWeth, width), deadline);
}
// Someone trades, so that the pool holds fees as well.
await sellEther(10);

const tier = FeeAmount.MEDIUM;
const distribution = await liquidityDistribution(provider, USDC, WETH, tier);
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
const { inRanges, balances } = await compareBalances(provider, distribution);
console.log(`all ${ranges.length} ranges: ${text(...inRanges)}`);
console.log(`balances of the pool: ${text(...balances)}`);
