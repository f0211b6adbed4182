// SPDX-License-Identifier: MIT
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { GivenScenario, Interfaces } from '../../../../src/run/scenario/given-scenario.ts';
import { runCall, type Typed } from '../../../../src/run/scenario/run-call.ts';
import type { RunResult } from '../../../../src/run/scenario/run-result.ts';
import { Stage } from '../../../../src/run/scenario/stage.ts';
import { useChainAndEngine } from '../../chain/chain-and-engine.ts';
import {
  compiledContract,
  CONTRACTS_FOLDER,
  INTERFACES_FILE,
  interfacesOf,
  scenarios,
} from '../../chain/runnable.ts';
import { withImports } from '../../../../src/site/samples/sample-region.ts';
import { sampleRegion } from '../../../../src/site/samples/sample-region.ts';
import { problemsOf } from '../../chain/pinned-imports.ts';
import { readSample } from '../../toolchain/samples.ts';
import { compilersOf } from '../../toolchain/solidity.ts';

const kept = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;

describe('what readers run on the page', () => {
  const chains = useChainAndEngine();
  let interfaces: Interfaces;
  beforeAll(async () => {
    interfaces = await interfacesOf(chains.anvil);
  });

  it('has the names of the market: npx tsx tests/samples/write-contracts.ts', () => {
    expect(kept(INTERFACES_FILE)).toEqual(interfaces);
  });

  for (const scenario of scenarios()) {
    const { sample, contract, calls } = scenario;
    const file = join(CONTRACTS_FOLDER, `${sample}.json`);
    let made: ReturnType<typeof compiledContract> | undefined;
    const compiled = () => (made ??= compiledContract(sample, contract));

    it(`${sample} is compiled as it is shown: npx tsx tests/samples/write-contracts.ts`, () => {
      expect(kept(file)).toEqual(compiled());
    });

    it(`${sample} compiles as Remix is given it: alone, with packages by their versions`, () => {
      const text = readSample(sample);
      const { imports } = compiled();
      expect(Object.keys(imports)).not.toEqual([]);
      const [oldest = ''] = compilersOf(text, sample);
      expect(problemsOf(withImports(text, imports), oldest)).toEqual([]);
    });

    it(`${sample} has the regions and functions that it names`, () => {
      for (const call of calls) {
        const found = sampleRegion(readSample(sample), call.region);
        expect('code' in found && found.code).toContain(`function ${call.function}(`);
      }
    });

    /**
     * Runs a call on the private chain and in the engine, both from the market's state, and asserts that they agree.
     */
    const both = async (region: string, typed?: Typed): Promise<RunResult> => {
      const given = { ...scenario, ...compiled() } as GivenScenario;
      const node = await runCall(new Stage(chains.onChain, interfaces), given, region, typed);
      const own = await runCall(new Stage(chains.inEngine, interfaces), given, region, typed);
      expect(own).toEqual(node);
      return own;
    };

    if (sample === 'v1/liquidity.sol') {
      it('liquidity that is removed is lost by the caller, and nobody has gained it', async () => {
        const { changes } = await both('remove');
        const ofLiquidity = changes.filter(({ unit }) => unit === 'LP');
        expect(ofLiquidity).toEqual([{ who: 'You', amount: '−10', unit: 'LP' }]);
      });
    }
    if (sample === 'v3/liquidity.sol') {
      it('a step that others come before says which were run', async () => {
        const { before, call, events } = await both('collect');
        expect(before).toEqual(['mint']);
        // The page uses selectors and topics to find entries of the reference.
        expect(call.calls[0]?.selector).toMatch(/^0x[0-9a-f]{8}$/);
        expect(events.every(({ topic }) => topic.length === 66)).toBe(true);
      });
    }
    for (const { region, fields, results } of calls) {
      it(`${sample}, ${region}: the engine does what the chain does`, async () => {
        const { revert, values } = await both(region);
        expect(revert).toBeUndefined();
        expect(values.length).toBeGreaterThanOrEqual(results.length);
        expect(JSON.stringify(values)).not.toContain('0x');
      });
      const minimum = Object.keys(fields).findLast((name) => /min/i.test(name));
      if (minimum) {
        it(`${sample}, ${region}: a minimum that is out of reach reverts alike`, async () => {
          const { revert, changes } = await both(region, { [minimum]: '1000000' });
          expect(revert?.message).toBeTruthy();
          expect(revert?.message).not.toMatch(/^execution reverted|0x/);
          expect(changes).toEqual([]);
        });
      }
    }
  }
});
