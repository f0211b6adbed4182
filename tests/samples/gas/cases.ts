// SPDX-License-Identifier: MIT
import { readFileSync } from 'node:fs';
import type { AbiFunction } from 'viem';
import type { Start } from '../../../src/run/engine/chain.ts';
import { startEngine } from '../../../src/run/engine/engine.ts';
import type { Interfaces } from '../../../src/run/scenario/given-scenario.ts';
import { type Ask, Stage } from '../../../src/run/scenario/stage.ts';
import { gasKey, type GasRun, type GasRuns, packGasRuns } from '../../../src/site/runs/gas-run.ts';
import { MARKET_FILE } from '../chain/market-state.ts';
import { published } from '../chain/published.ts';
import { INTERFACES_FILE } from '../chain/runnable.ts';
import { collectCases, mintCases, pairCases } from './liquidity-cases.ts';
import { permitCases } from './permit-cases.ts';
import { type GasCase, type GasCases, Recorder } from './recorder.ts';
import { circumstanceCases, hopCases, swapCases, tickCases } from './swap-cases.ts';

/** Every measured call, by the id of its table in `content/reference/gas.yml`. */
const TABLES: Readonly<Record<string, GasCases>> = {
  swap: swapCases,
  hops: hopCases,
  ticks: tickCases,
  circumstances: circumstanceCases,
  mint: mintCases,
  collect: collectCases,
  pair: pairCases,
  permit: permitCases,
};

/** Every measured call with its key. */
export const gasCases: readonly (readonly [key: string, measured: GasCase])[] = Object.entries(
  TABLES,
).flatMap(([table, rows]) =>
  Object.entries(rows).flatMap(([row, columns]) =>
    Object.entries(columns).map(
      ([column, measured]) => [gasKey(table, row, column), measured] as const,
    ),
  ),
);

/** Functions of SwapRouter02 that the cases call and the market's interfaces don't have. */
const FUNCTIONS = (published.swapRouter02.abi as AbiFunction[]).filter(
  ({ name, inputs }) =>
    name === 'exactInputSingle' || (name === 'multicall' && inputs[0]?.type === 'uint256'),
);

/** Measures a call on a chain that is in the state of the market. */
export async function measureCase(ask: Ask, measured: GasCase): Promise<GasRun> {
  const interfaces = JSON.parse(readFileSync(INTERFACES_FILE, 'utf8')) as Interfaces;
  const chain = new Recorder(new Stage(ask, interfaces));
  const call = await measured(chain);
  const before = [...chain.before];
  const { gasUsed } = await chain.send(call);
  return { gas: Number(gasUsed), before, call };
}

/** Measures every call in the engine of the page, each on a chain of its own. */
export async function measureAll(): Promise<GasRuns> {
  const market = JSON.parse(readFileSync(MARKET_FILE, 'utf8')) as Start;
  const runs: Record<string, GasRun> = {};
  for (const [key, measured] of gasCases) {
    const engine = await startEngine(market);
    const ask: Ask = (method, ...params) => engine.request({ method, params }) as never;
    runs[key] = await measureCase(ask, measured).catch((error: Error) => {
      throw new Error(`${key}: ${error.message}`, { cause: error });
    });
  }
  return packGasRuns(FUNCTIONS, runs);
}
