// SPDX-License-Identifier: MIT
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type Engine, startEngine } from '../../../src/run/engine/engine.ts';
import type { Ask } from '../../../src/run/scenario/stage.ts';
import type { Anvil } from './anvil.ts';
import { askNode } from './ask-node.ts';
import { exportMarket } from './market-state.ts';
import { startMarket } from './start-market.ts';

/** The private chain and the engine of the page, from one market, and back at it before each test. */
export interface ChainAndEngine {
  anvil: Anvil;
  onChain: Ask;
  inEngine: Ask;
}

/** Starts both for a test file. The object fills in before the first test runs. */
export function useChainAndEngine(): ChainAndEngine {
  const both = {} as ChainAndEngine;
  let engine: Engine;
  let snapshots: unknown[];
  beforeAll(async () => {
    const anvil = await startMarket();
    engine = await startEngine(await exportMarket(anvil));
    const onChain: Ask = async (method, ...params) => {
      const answer = await askNode(anvil.url, method, params);
      if ('error' in answer) throw new Error(`${method}: ${answer.error.message}`);
      return answer.result as never;
    };
    const inEngine: Ask = (method, ...params) => engine.request({ method, params }) as never;
    Object.assign(both, { anvil, onChain, inEngine } satisfies ChainAndEngine);
  }, 120_000);
  const asks = () => [both.onChain, both.inEngine];
  beforeEach(async () => {
    snapshots = await Promise.all(asks().map((ask) => ask('evm_snapshot')));
  });
  afterEach(async () => {
    await Promise.all(asks().map((ask, index) => ask('evm_revert', snapshots[index])));
  });
  afterAll(() => both.anvil?.stop());
  return both;
}
