// SPDX-License-Identifier: MIT
import { allTicks, dailyOf } from './lists.ts';
import { poolState } from './query.ts';

const { SUBGRAPH_URL } = process.env;
if (!SUBGRAPH_URL) throw new Error('Set SUBGRAPH_URL to the address of the gateway');

/** USDC and WETH at 0.3%, on Ethereum mainnet. */
const POOL = '0x8ad599c3a0ff1de082011efddc58f1908eb6e6d8';
const state = await poolState(SUBGRAPH_URL, POOL);
if (!state?.tick) throw new Error('This subgraph has no such pool, or not its price');
const current = Number(state.tick);
console.log(`current tick: ${current}`);

const ticks = await allTicks(SUBGRAPH_URL, POOL);
const inRange = ticks
  .filter(({ tickIdx }) => Number(tickIdx) <= current)
  .reduce((sum, { liquidityNet }) => sum + BigInt(liquidityNet), 0n);
console.log(`ticks: ${ticks.length}`);
console.log(`liquidity in range: ${inRange}`);

// Unix timestamp in seconds. Months count from 0.
const days = await dailyOf(SUBGRAPH_URL, POOL, Date.UTC(2023, 0, 1) / 1_000);
const fees = days.reduce((sum, { feesUSD }) => sum + Number(feesUSD), 0);
console.log(`days with trades since 1 January 2023: ${days.length}`);
console.log(`fees on those days: ${fees.toFixed(2)} USD`);
