// SPDX-License-Identifier: MIT
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { Start } from '../../../src/run/engine/chain.ts';
import { type Engine, startEngine } from '../../../src/run/engine/engine.ts';
import type { Ask } from '../../../src/run/scenario/stage.ts';
import type { Anvil } from './anvil.ts';
import { askNode } from './ask-node.ts';
import { exportMarket } from './market-state.ts';
import { startMarket } from './start-market.ts';

/** The private chain and the page's engine, started from the same market. */
export interface ChainAndEngine {
  anvil: Anvil;
  engine: Engine;
  /** The initial state of the chain and the engine. */
  market: Start;
  onChain: Ask;
  inEngine: Ask;
}

/**
 * Starts the chain and the engine before a file's tests. Each test continues from the state that the previous test
 * left. The returned object is filled in before the first test runs.
 */
export function useBothOnwards(): ChainAndEngine {
  const both = {} as ChainAndEngine;
  beforeAll(async () => {
    const anvil = await startMarket();
    const market = await exportMarket(anvil);
    const engine = await startEngine(market);
    const onChain: Ask = async (method, ...params) => {
      const answer = await askNode(anvil.url, method, params);
      if ('error' in answer) throw new Error(`${method}: ${answer.error.message}`);
      return answer.result as never;
    };
    const inEngine: Ask = (method, ...params) => engine.request({ method, params }) as never;
    Object.assign(both, { anvil, engine, market, onChain, inEngine } satisfies ChainAndEngine);
  }, 120_000);
  afterAll(() => both.anvil?.stop());
  return both;
}

/** Starts the chain and the engine for a test file, and resets both to the market after each test. */
export function useChainAndEngine(): ChainAndEngine {
  const both = useBothOnwards();
  const asks = () => [both.onChain, both.inEngine];
  let snapshots: unknown[];
  beforeEach(async () => {
    snapshots = await Promise.all(asks().map((ask) => ask('evm_snapshot')));
  });
  afterEach(async () => {
    await Promise.all(asks().map((ask, index) => ask('evm_revert', snapshots[index])));
  });
  return both;
}
