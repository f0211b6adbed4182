import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { writeSamples } from './write-samples';
import { temporaryFolder } from '../../tests/temporary-folder';

const { root, at, read, write } = temporaryFolder();

const written = () =>
  readdirSync(at('public/samples'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();

test('every sample is written as text, without the marks of its regions', () => {
  write('content/samples/sdk/v3/pool.ts', '// #region a\nexport const a = 1;\n// #endregion a\n');
  write('content/samples/v1/swap.sol', 'contract A {\n    // #region a\n    // #endregion a\n}\n');
  writeSamples(root);
  expect(written()).toEqual(['pool.ts.txt', 'swap.sol.txt']);
  expect(read('public/samples/sdk/v3/pool.ts.txt')).toBe('export const a = 1;\n');
  expect(read('public/samples/v1/swap.sol.txt')).toBe('contract A {\n}\n');
});

test('what is no sample is not written', () => {
  write('content/samples/index.yml', '[]');
  write('content/samples/v3/trading.main.txt', 'swap: done');
  write('content/samples/v3/quote.ts', 'quote();');
  writeSamples(root);
  expect(written()).toEqual(['quote.ts.txt']);
});

test('a sample that is gone is removed, and what others wrote stays', () => {
  write('content/samples/new.ts', 'a();');
  write('public/samples/v3/old.ts.txt', 'b();');
  write('public/samples/project.zip', 'zip');
  writeSamples(root);
  expect(written()).toEqual(['new.ts.txt', 'project.zip']);
});
