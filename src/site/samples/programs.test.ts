import { expect, test } from 'vitest';
import { importsOf, programOf, programParts } from './programs';

const samples: Record<string, string> = {
  'a/main.ts': "import { one } from './one.ts';\nimport { Contract } from 'ethers';\none();",
  'a/one.ts':
    "import type { Pool } from '@uniswap/v3-sdk';\nimport {\n  two,\n} from '../b/two.ts';",
  'b/two.ts': "export { Token } from '@uniswap/sdk-core';\nimport '../a/one.ts';",
};

test('imports of types are none when a program runs', () => {
  expect(importsOf('a/one.ts', samples['a/one.ts'] ?? '')).toEqual({
    files: ['b/two.ts'],
    packages: [],
  });
});

test('a program has what it imports, what that imports, and each but once, before what needs it', () => {
  expect(programParts('a/main.ts', (file) => samples[file])).toEqual({
    files: ['b/two.ts', 'a/one.ts', 'a/main.ts'],
    packages: ['@uniswap/sdk-core', 'ethers'],
  });
});

const entry = (file: string, page: string, more = '') =>
  `- file: ${file}\n  pages: [${page}]\n  test: t\n${more}`;

const index = [
  entry('a/pool.ts', '/pools'),
  entry('a/trading.ts', '/trading'),
  entry('a/trading.main.ts', '/trading'),
  entry('a/minting.main.ts', '/pools'),
  entry('a/wallet.ts', '/wallet'),
  entry('a/wallet.main.ts', '/wallet', '  notRun: wallet\n'),
  entry('b/pool.ts', '/pools'),
].join('');

const texts: Record<string, string> = {
  'a/trading.ts': "import { pool } from './pool.ts';",
  'a/trading.main.ts': "import { trade } from './trading.ts';",
  'a/minting.main.ts': "import { pool } from './pool.ts';",
  'a/wallet.main.ts': "import { wallet } from './wallet.ts';",
  'a/pool.ts': '',
  'a/wallet.ts': '',
  'b/pool.ts': '',
};

test.each<[string, string | undefined, string]>([
  ['a/trading.main.ts', 'a/trading.main.ts', 'a program is run by itself'],
  ['a/trading.ts', 'a/trading.main.ts', 'a file by the program of its name'],
  ['a/pool.ts', 'a/minting.main.ts', 'a file of several by the one that stands on its page'],
  ['a/wallet.ts', undefined, 'what cannot run here has none'],
  ['b/pool.ts', undefined, 'another library has its own'],
])('%s is run by %s: %s', (sample, program) => {
  expect(programOf(sample, index, (file) => texts[file])).toBe(program);
});
