// SPDX-License-Identifier: MIT
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readTypes, SAMPLE_TYPES, typesFile } from '../../../src/site/samples/committed-types.ts';
import { listFiles } from '../../../src/site/sources/files.ts';
import { casesOf } from '../toolchain/cases.ts';
import {
  declaredTypes,
  firstSentence,
  shortened,
  shownText,
  typedSamples,
  typesText,
  withoutAlias,
} from '../toolchain/declared-types.ts';
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

describe('what is read of a declaration', () => {
  it.each([
    ['(alias) class Pool\nimport Pool', 'class Pool'],
    ['(alias) send(to: string): void\nimport send', 'function send(to: string): void'],
    ['const pool: Pool', 'const pool: Pool'],
  ])('of %s is %s, without its import', (text, type) => {
    expect(withoutAlias(text)).toBe(type);
  });

  it.each([
    ['Represents a V3 pool', 'Represents a V3 pool'],
    ['Whether it is native (e.g. Ether). See\nalso: Token.', 'Whether it is native (e.g. Ether).'],
    ['The [Transport](https://viem.sh/docs) to use', 'The Transport to use'],
    ['Parses an ABI into {@link Abi}. More.', 'Parses an ABI into Abi.'],
    ['A **required** `chain`\n\n- Docs: https://viem.sh', 'A required chain'],
  ])('of the comment %s is %s', (comment, sentence) => {
    expect(firstSentence(comment)).toBe(sentence);
  });

  it('of a long type leaves out the innermost objects', () => {
    const input = '{ name: "value", type: "uint256" }';
    const long = `const abi: [${Array(20).fill(input).join(', ')}]`;
    expect(shortened(long)).toBe(`const abi: [${Array(20).fill('{ ... }').join(', ')}]`);
    expect(shortened('const a: { b: number; c: string; d: bigint }')).toContain('d: bigint');
  });
});
