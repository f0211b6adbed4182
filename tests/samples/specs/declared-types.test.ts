// SPDX-License-Identifier: MIT
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readTypes, SAMPLE_TYPES, typesFile } from '../../../src/site/samples/committed-types.ts';
import { listFiles } from '../../../src/site/sources/files.ts';
import { casesOf } from '../toolchain/cases.ts';
import { declaredTypes, shownText, typedSamples, typesText } from '../toolchain/declared-types.ts';
import { repositoryRoot } from '../toolchain/paths.ts';

/** What to do if a test fails. */
const REMEDY = 'run `npx tsx tests/samples/write-types.ts`';

const committed = (sample: string) => readFileSync(join(repositoryRoot, typesFile(sample)), 'utf8');

/** Samples with ethers, with viem, and with a component. */
const few = ['sdk/v3/trading.ts', 'sdk/v3/viem/trading.ts', 'sdk/web3-react/balance.tsx'];

describe('the types of the names in TypeScript samples, which pages show', () => {
  it('are there for each sample, and for nothing else', () => {
    const files = typedSamples().map((sample) => typesFile(sample).slice(SAMPLE_TYPES.length + 1));
    expect(listFiles(join(repositoryRoot, SAMPLE_TYPES)).sort(), REMEDY).toEqual(files.sort());
  });

  it.each(typedSamples())('belong to the text of %s', (sample) => {
    expect(readTypes(committed(sample), shownText(sample)), REMEDY).toBeDefined();
  });

  it.each(casesOf(typedSamples(), few))('are what the packages declare in %s', (sample) => {
    expect(typesText(declaredTypes(sample)), REMEDY).toBe(committed(sample));
  });
});
