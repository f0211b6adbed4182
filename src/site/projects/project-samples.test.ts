import { describe, expect, test } from 'vitest';
import { fileNames } from './project-samples';

const named = (files: string[], folder = '', across = false) => [
  ...fileNames(files, folder, across).values(),
];

describe('the files of a project', () => {
  test('stand in one folder, by the names of their blocks', () => {
    expect(named(['sdk/v3/config.ts', 'sdk/v3/trading.main.ts', 'sdk/v3/trading.ts'])).toEqual([
      'config.ts',
      'main.ts',
      'trading.ts',
    ]);
  });

  test('written with viem stand in a folder of their own', () => {
    const files = ['sdk/v3/pool.ts', 'sdk/v3/viem/pool.ts', 'sdk/v3/viem/trading.main.ts'];
    expect(named(files)).toEqual(['pool.ts', 'viem/pool.ts', 'viem/main.ts']);
    expect(named(['sdk/v3/viem/pool.ts'])).toEqual(['viem/pool.ts']);
  });

  test('of several areas stand together while their names differ', () => {
    expect(named(['v1/permit.sol', 'v3/collateral.sol'], 'contracts/')).toEqual([
      'contracts/permit.sol',
      'contracts/collateral.sol',
    ]);
  });

  test('of several areas keep their folders where names are alike, or one imports from another', () => {
    expect(named(['sdk/v1/powers.ts', 'sdk/v3/powers.ts'])).toEqual([
      'v1/powers.ts',
      'v3/powers.ts',
    ]);
    expect(named(['permit2/sign.ts', 'router/swap.main.ts'], '', true)).toEqual([
      'permit2/sign.ts',
      'router/main.ts',
    ]);
  });

  test('of one name in one folder are refused, both named', () => {
    expect(() => named(['sdk/v3/mint.main.ts', 'sdk/v3/swap.main.ts'])).toThrow(
      'content/samples/sdk/v3/mint.main.ts and content/samples/sdk/v3/swap.main.ts would both be called main.ts',
    );
  });
});
