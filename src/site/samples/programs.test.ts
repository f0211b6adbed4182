import { expect, test } from 'vitest';
import { importsOf, programOf, programParts } from './programs';

const samples: Record<string, string> = {
  'a/main.ts': "import { one } from './one.ts';\nimport { Contract } from 'ethers';\none();",
  'a/one.ts':
    "import type { Pool } from '@uniswap/v3-sdk';\nimport {\n  two,\n} from '../b/two.ts';",
  'b/two.ts': "export { Token } from '@uniswap/sdk-core';\nimport '../a/one.ts';",
};

test('imports of types are left out', () => {
  expect(importsOf('a/one.ts', samples['a/one.ts'] ?? '')).toEqual({
    files: ['b/two.ts'],
    packages: [],
  });
});

test('a program includes its direct and indirect imports once each, before the files that need them', () => {
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
  ['a/trading.main.ts', 'a/trading.main.ts', 'a program runs itself'],
  ['a/trading.ts', 'a/trading.main.ts', 'a file is run by the program of the same name'],
  ['a/pool.ts', 'a/minting.main.ts', 'of several programs, the one on the same page is preferred'],
  ['a/wallet.ts', undefined, 'a program that cannot run on the page is not used'],
  ['b/pool.ts', undefined, 'programs in other folders are not used'],
])('%s is run by %s: %s', (sample, program) => {
  expect(programOf(sample, index, (file) => texts[file])).toBe(program);
});
