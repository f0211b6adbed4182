import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  type CommittedTypes,
  typesDigest,
  typesFile,
} from '../../src/site/samples/committed-types';
import { writeSamples } from './write-samples';
import { temporaryFolder } from '../../tests/temporary-folder';

const { root, at, read, write } = temporaryFolder();

/** Colours code as if it were a single keyword. */
const colour = (code: string, sample: string) =>
  Promise.resolve({ roles: ['', sample], lines: [[code.length, 1]] });

/** Links every type to its package. */
const link = ({ lines, types }: CommittedTypes) => ({
  lines,
  types: types.map(({ text, declaredBy }) => ({ text, href: `/${declaredBy}` })),
});

const written = () =>
  readdirSync(at('public/samples'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();

test('every sample is written as text, without the marks of its regions, and its colours beside it', async () => {
  write('content/samples/sdk/v3/pool.ts', '// #region a\nexport const a = 1;\n// #endregion a\n');
  write('content/samples/v1/swap.sol', 'contract A {\n    // #region a\n    // #endregion a\n}\n');
  await writeSamples(root, colour, link);
  expect(written()).toEqual(['pool.ts.json', 'pool.ts.txt', 'swap.sol.json', 'swap.sol.txt']);
  expect(read('public/samples/sdk/v3/pool.ts.txt')).toBe('export const a = 1;\n');
  expect(read('public/samples/v1/swap.sol.txt')).toBe('contract A {\n}\n');
  expect(JSON.parse(read('public/samples/v1/swap.sol.json'))).toEqual({
    roles: ['', 'v1/swap.sol'],
    lines: [['contract A {\n}'.length, 1]],
  });
});

test('the types of names are written to the same folder, unless they belong to another text of the sample', async () => {
  const types = { types: [{ text: 'const a: 1', declaredBy: 'viem' }], lines: [[13, 1, 0]] };
  write('content/samples/a.ts', '// #region a\nexport const a = 1;\n// #endregion a\n');
  write(
    typesFile('a.ts'),
    JSON.stringify({ digest: typesDigest('export const a = 1;'), ...types }),
  );
  write('content/samples/b.ts', 'export const a = 2;\n');
  write(
    typesFile('b.ts'),
    JSON.stringify({ digest: typesDigest('export const a = 1;'), ...types }),
  );
  write('content/samples/c.ts', 'export const a = 3;\n');
  write(typesFile('c.ts'), '<<<<<<< HEAD\n{}');
  await writeSamples(root, colour, link);
  expect(written()).toContain('a.ts.types.json');
  expect(written()).not.toContain('c.ts.types.json');
  expect(written()).not.toContain('b.ts.types.json');
  expect(JSON.parse(read('public/samples/a.ts.types.json'))).toEqual({
    lines: [[13, 1, 0]],
    types: [{ text: 'const a: 1', href: '/viem' }],
  });
});

test('what is no sample is not written', async () => {
  write('content/samples/index.yml', '[]');
  write('content/samples/v3/trading.main.txt', 'swap: done');
  write('content/samples/v3/quote.ts', 'quote();');
  await writeSamples(root, colour, link);
  expect(written()).toEqual(['quote.ts.json', 'quote.ts.txt']);
});

test('a sample that is gone is removed, and what others wrote stays', async () => {
  write('content/samples/new.ts', 'a();');
  write('public/samples/v3/old.ts.txt', 'b();');
  write('public/samples/v3/old.ts.json', '{}');
  write('public/samples/project.zip', 'zip');
  await writeSamples(root, colour, link);
  expect(written()).toEqual(['new.ts.json', 'new.ts.txt', 'project.zip']);
});
