// SPDX-License-Identifier: MIT
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { provoke } from '../../../../src/run/apart/provoke.ts';
import type { Interfaces } from '../../../../src/run/scenario/given-scenario.ts';
import { Stage } from '../../../../src/run/scenario/stage.ts';
import { ERRORS_FILE, readProvocations } from '../../../../src/site/data/error-catalogue.ts';
import { useChainAndEngine } from '../../chain/chain-and-engine.ts';
import { readRevert } from '../../chain/reverts.ts';
import { INTERFACES_FILE } from '../../chain/runnable.ts';
import { expectedCode } from '../../toolchain/errors.ts';
import { repositoryRoot } from '../../toolchain/paths.ts';

const interfaces = JSON.parse(readFileSync(INTERFACES_FILE, 'utf8')) as Interfaces;
const seen = readProvocations(readFileSync(join(repositoryRoot, ERRORS_FILE), 'utf8'));

describe('an error of content/errors.yml that readers see happen', () => {
  const both = useChainAndEngine();

  it.each([...seen])(
    '%s is what the contracts say, on the chain and in the engine',
    async (_key, error) => {
      const { code, ...provocation } = error;
      const onChain = await provoke(new Stage(both.onChain, interfaces), provocation);
      const own = await provoke(new Stage(both.inEngine, interfaces), provocation);
      expect(own).toEqual(onChain);
      expect(readRevert(own.result.revert?.data ?? '0x').code).toBe(expectedCode(code));
    },
  );

  it('is one of many', () => expect(seen.size).toBeGreaterThan(90));
});
