// SPDX-License-Identifier: MIT
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import JSBI from 'jsbi';
import { CurrencyAmount, Ether, Fraction, Percent, Price, Token } from '@uniswap/sdk-core';
import {
  nearestUsableTick,
  NonfungiblePositionManager,
  Pool,
  Position,
  Route,
  TickMath,
} from '@uniswap/v3-sdk';
import { BigNumber } from 'ethers';
import { Pair, Route as PairRoute } from '@uniswap/v2-sdk';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { pageText } from '../../toolchain/page-text.ts';
import { packagesRoot, repositoryRoot } from '../../toolchain/paths.ts';
import { customErrorsOfSource, sourcesOf } from '../../toolchain/revert-strings.ts';

interface LibraryError {
  code: string;
  by: 'contract' | 'sdk' | 'library' | 'node' | 'wallet' | 'tool';
  from: string;
}

const listed = parse(
  readFileSync(join(repositoryRoot, 'content/library-errors.yml'), 'utf8'),
) as LibraryError[];
const codesOf = (by: LibraryError['by'], from = '') =>
  listed.filter((one) => one.by === by && one.from.includes(from)).map(({ code }) => code);

/** Returns the messages of a package's checks, from its published code. */
function checksOf(name: string): string[] {
  const file = join(packagesRoot, `@uniswap/${name}/dist/${name}.cjs.development.js`);
  const code = readFileSync(file, 'utf8');
  return [...code.matchAll(/invariant\(false, '([A-Z_]+)'\)/g)].map(([, word]) => word ?? '');
}

const sdks = ['sdk-core', 'v2-sdk', 'v3-sdk', 'router-sdk', 'universal-router-sdk', 'permit2-sdk'];

describe('content/library-errors.yml', () => {
  it('has every check of the SDKs that has a name, and no other', () => {
    const found = [...new Set(sdks.flatMap(checksOf))].sort();
    expect(found.length).toBeGreaterThan(60);
    const named = codesOf('sdk').filter((code) => /^[A-Z_]+$/.test(code));
    expect(named.sort()).toEqual(found);
  });

  it('has errors of OpenZeppelin 5 as its sources declare them', () => {
    const folder = '@uniswap/v4-periphery/lib/v4-core/lib/openzeppelin-contracts/contracts';
    const declared = new Set(sourcesOf(folder).flatMap(customErrorsOfSource));
    const codes = codesOf('contract', 'OpenZeppelin').filter((code) => code.endsWith(')'));
    expect(codes.length).toBeGreaterThan(12);
    expect(codes.filter((code) => !declared.has(code))).toEqual([]);
    const erc20 = [...declared].filter((code) =>
      /^ERC20(?:Insufficient|Invalid\w+\(address\))/.test(code),
    );
    expect(erc20.filter((code) => !codes.includes(code) && !/Cap|Underlying/.test(code))).toEqual(
      [],
    );
  });
});

const usdc = new Token(1, '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 6);
const weth = new Token(1, '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', 18);
const dai = new Token(1, '0x6B175474E89094C44Da98b954EedeAC495271d0F', 18);
const price = TickMath.getSqrtRatioAtTick(0);
const pool = new Pool(usdc, weth, 3000, price, '1000000', 0);
const position = (tickLower: number, tickUpper: number) =>
  new Position({ pool, liquidity: '1000', tickLower, tickUpper });
const pair = new Pair(
  CurrencyAmount.fromRawAmount(usdc, '1000'),
  CurrencyAmount.fromRawAmount(weth, '1000'),
);

/** Encodes the removal of a position's full liquidity. Accepts a value of any type as the position. */
const remove = (position: unknown) =>
  NonfungiblePositionManager.removeCallParameters(position as Position, {
    tokenId: 1,
    liquidityPercentage: new Percent(1),
    slippageTolerance: new Percent(50, 10_000),
    deadline: 1_700_000_000,
    collectOptions: {
      expectedCurrencyOwed0: CurrencyAmount.fromRawAmount(usdc, 0),
      expectedCurrencyOwed1: CurrencyAmount.fromRawAmount(weth, 0),
      recipient: weth.address,
    },
  });

describe('the checks that readers meet', () => {
  it.each<[string, () => unknown]>([
    ['TICK_LOWER', () => position(-61, 60)],
    ['TICK_UPPER', () => position(-60, 61)],
    ['TICK_ORDER', () => position(60, -60)],
    ['TICK_BOUND', () => nearestUsableTick(887_273, 60)],
    ['INTEGERS', () => nearestUsableTick(0.5, 60)],
    ['FEE', () => new Pool(usdc, weth, 0.3 as never, price, '1', 0)],
    ['PRICE_BOUNDS', () => new Pool(usdc, weth, 3000, price, '1', 100)],
    ['SQRT_RATIO', () => TickMath.getTickAtSqrtRatio(JSBI.BigInt(0))],
    ['ADDRESSES', () => new Pool(usdc, usdc, 3000, price, '1', 0)],
    ['POOLS', () => new Route([], usdc, weth)],
    ['INPUT', () => new Route([pool], dai, weth)],
    ['OUTPUT', () => new Route([pool], usdc, dai)],
    ['PAIRS', () => new PairRoute([], usdc, weth)],
    ['TOKEN', () => pair.priceOf(dai)],
    [
      'CURRENCY',
      () =>
        CurrencyAmount.fromRawAmount(usdc, 1).add(CurrencyAmount.fromRawAmount(dai as never, 1)),
    ],
    ['DECIMALS', () => CurrencyAmount.fromRawAmount(usdc, 1).toFixed(7)],
    ['DECIMALS', () => new Token(1, dai.address, '18' as never)],
    ['CHAIN_ID', () => new Token('1' as never, dai.address, 18)],
    ['WRAPPED', () => Ether.onChain(137).wrapped],
    [
      'TOKEN',
      () => new Price(usdc, weth, 1, 1).quote(CurrencyAmount.fromRawAmount(dai as never, 1)),
    ],
    ['NEGATIVE', () => position(-60, 60).mintAmountsWithSlippage(new Percent(50))],
  ])('Invariant failed: %s', (code, call) => {
    expect(call).toThrow(new Error(`Invariant failed: ${code}`));
    expect(codesOf('sdk')).toContain(code);
  });

  it.each<[string, () => unknown]>([
    ['an object without a numerator', () => new Fraction(1).add({} as never)],
    ['a BigNumber of ethers', () => new Fraction(1).multiply(BigNumber.from(2) as never)],
    [
      'what positions(tokenId) returns',
      () => remove({ liquidity: BigNumber.from(1_000), tickLower: -60, tickUpper: 60 }),
    ],
  ])('Could not parse fraction: %s', (_, call) => {
    expect(call).toThrow('Could not parse fraction');
    expect(codesOf('sdk')).toContain('Could not parse fraction');
  });

  it('another message for the array that viem returns', () => {
    const message = "Cannot use 'in' operator to search for 'numerator' in undefined";
    expect(() => remove([0n, '0x', 1_000n])).toThrow(message);
    const page = pageText('sdk/v3/reference/interfaces/RemoveLiquidityOptions');
    expect(page).toContain(`| \`${message}\` |`);
  });

  it('No tick data provider was given', async () => {
    const call = pool.getOutputAmount(CurrencyAmount.fromRawAmount(usdc, '10'));
    await expect(call).rejects.toThrow('No tick data provider was given');
    expect(codesOf('sdk')).toContain('No tick data provider was given');
  });
});
