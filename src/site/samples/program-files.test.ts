import { expect, test } from 'vitest';
import { importsOf, programParts } from './program-files';

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
