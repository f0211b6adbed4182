// SPDX-License-Identifier: MIT
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { provoke } from '../../../../src/run/apart/provoke.ts';
import type { Start } from '../../../../src/run/engine/chain.ts';
import { startEngine } from '../../../../src/run/engine/engine.ts';
import type { Interfaces } from '../../../../src/run/scenario/given-scenario.ts';
import { type Ask, Stage } from '../../../../src/run/scenario/stage.ts';
import { ERRORS_FILE, readProvocations } from '../../../../src/site/data/error-catalogue.ts';
import type { Anvil } from '../../chain/anvil.ts';
import { exportMarket } from '../../chain/market-state.ts';
import { readRevert } from '../../chain/reverts.ts';
import { INTERFACES_FILE } from '../../chain/runnable.ts';
import { askNode } from '../../chain/ask-node.ts';
import { expectedCode } from '../../toolchain/errors.ts';
import { repositoryRoot } from '../../toolchain/paths.ts';
import { startMarket } from '../../chain/start-market.ts';

const interfaces = JSON.parse(readFileSync(INTERFACES_FILE, 'utf8')) as Interfaces;
const seen = readProvocations(readFileSync(join(repositoryRoot, ERRORS_FILE), 'utf8'));

describe('an error of content/errors.yml that readers see happen', () => {
  let anvil: Anvil;
  let market: Start;
  beforeAll(async () => {
    anvil = await startMarket();
    market = await exportMarket(anvil);
  }, 120_000);
  afterAll(() => anvil?.stop());

  it.each([...seen])(
    '%s is what the contracts say, on the chain and in the engine',
    async (_key, error) => {
      const { code, ...provocation } = error;
      const engine = await startEngine(market);
      const inEngine: Ask = (method, ...params) => engine.request({ method, params }) as never;
      const onNode: Ask = async (method, ...params) => {
        const answer = await askNode(anvil.url, method, params);
        if ('error' in answer) throw new Error(`${method}: ${answer.error.message}`);
        return answer.result as never;
      };
      const snapshot = (await anvil.provider.send('evm_snapshot', [])) as string;
      try {
        const onChain = await provoke(new Stage(onNode, interfaces), provocation);
        const own = await provoke(new Stage(inEngine, interfaces), provocation);
        expect(own).toEqual(onChain);
        expect(readRevert(own.result.revert?.data ?? '0x').code).toBe(expectedCode(code));
      } finally {
        await anvil.provider.send('evm_revert', [snapshot]);
      }
    },
  );

  it('is one of many', () => expect(seen.size).toBeGreaterThan(90));
});
