// SPDX-License-Identifier: MIT
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAS_RUNS_FILE, gasRunOf, type GasRuns } from '../../../../src/site/runs/gas-run.ts';
import { useChainAndEngine } from '../../chain/chain-and-engine.ts';
import { gasCases, measureCase } from '../../gas/cases.ts';
import { repositoryRoot } from '../../toolchain/paths.ts';

const measured = JSON.parse(readFileSync(join(repositoryRoot, GAS_RUNS_FILE), 'utf8')) as GasRuns;

describe('the gas that pages show: npx tsx tests/samples/write-gas.ts', () => {
  const both = useChainAndEngine();

  it('is that of every case', () => {
    expect(Object.keys(measured.runs)).toEqual(gasCases.map(([key]) => key));
  });

  it.each(gasCases)('%s costs this much on the chain', async (key, measuredCase) => {
    expect(await measureCase(both.onChain, measuredCase)).toEqual(gasRunOf(measured, key));
  });
});
