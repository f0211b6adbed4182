import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeSamples } from './write-samples';

let root: string;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'samples-'))));
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

const written = () =>
  readdirSync(join(root, 'public/samples'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();

test('every sample is written as text, without the marks of its regions', () => {
  write('content/samples/sdk/v3/pool.ts', '// #region a\nexport const a = 1;\n// #endregion a\n');
  write('content/samples/v1/swap.sol', 'contract A {\n    // #region a\n    // #endregion a\n}\n');
  writeSamples(root);
  expect(written()).toEqual(['pool.ts.txt', 'swap.sol.txt']);
  expect(readFileSync(join(root, 'public/samples/sdk/v3/pool.ts.txt'), 'utf8')).toBe(
    'export const a = 1;\n',
  );
  expect(readFileSync(join(root, 'public/samples/v1/swap.sol.txt'), 'utf8')).toBe(
    'contract A {\n}\n',
  );
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
