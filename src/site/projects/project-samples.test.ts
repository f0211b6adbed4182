import { describe, expect, test } from 'vitest';
import { fileNames } from './project-samples';

const named = (files: string[], folder = '', across = false) => [
  ...fileNames(files, folder, across).values(),
];

describe('the files of a project', () => {
  test('are in one folder, with the titles of their code blocks as names', () => {
    expect(named(['sdk/v3/config.ts', 'sdk/v3/trading.main.ts', 'sdk/v3/trading.ts'])).toEqual([
      'config.ts',
      'main.ts',
      'trading.ts',
    ]);
  });

  test('are in a separate folder if they are written with viem', () => {
    const files = ['sdk/v3/pool.ts', 'sdk/v3/viem/pool.ts', 'sdk/v3/viem/trading.main.ts'];
    expect(named(files)).toEqual(['pool.ts', 'viem/pool.ts', 'viem/main.ts']);
    expect(named(['sdk/v3/viem/pool.ts'])).toEqual(['viem/pool.ts']);
  });

  test('of several areas are in one folder if their names differ', () => {
    expect(named(['v1/permit.sol', 'v3/collateral.sol'], 'contracts/')).toEqual([
      'contracts/permit.sol',
      'contracts/collateral.sol',
    ]);
  });

  test('of several areas keep their folders if names are equal or imports cross areas', () => {
    expect(named(['sdk/v1/powers.ts', 'sdk/v3/powers.ts'])).toEqual([
      'v1/powers.ts',
      'v3/powers.ts',
    ]);
    expect(named(['permit2/sign.ts', 'router/swap.main.ts'], '', true)).toEqual([
      'permit2/sign.ts',
      'router/main.ts',
    ]);
  });

  test('are rejected if two in one folder get the same name', () => {
    expect(() => named(['sdk/v3/mint.main.ts', 'sdk/v3/swap.main.ts'])).toThrow(
      'content/samples/sdk/v3/mint.main.ts and content/samples/sdk/v3/swap.main.ts would both be called main.ts',
    );
  });
});
