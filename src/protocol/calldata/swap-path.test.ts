import { Token } from '@uniswap/sdk-core';
import {
  encodeRouteToPath,
  encodeSqrtRatioX96,
  Pool,
  Route,
  type FeeAmount,
} from '@uniswap/v3-sdk';
import fc from 'fast-check';
import { getAddress, zeroAddress, type Address, type Hex } from 'viem';
import { describe, expect, it } from 'vitest';
import { KNOWN_TOKENS } from './known-tokens';
import { decodePath, encodePath, feePercent, pathSegments, routeWarnings } from './swap-path';

const { DAI, USDC, WETH } = KNOWN_TOKENS;
const EXAMPLE = { tokens: [DAI, USDC, WETH], fees: [100, 500] };
const EXAMPLE_PATH =
  '0x6b175474e89094c44da98b954eedeac495271d0f000064a0b86991c6218b36c1d19d4a2e9eb0ce3606eb480001f4c02aaa39b223fe8d0a0e5c4f27ead9083c756cc2';

const addresses = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .map((bytes) => getAddress(`0x${Buffer.from(bytes).toString('hex')}`));
const fees = fc.oneof(fc.constantFrom(0, 100, 500, 3000, 10_000), fc.nat(999_999));
const routes = fc
  .uniqueArray(addresses, { minLength: 2, maxLength: 9 })
  .chain((tokens) =>
    fc
      .array(fees, { minLength: tokens.length - 1, maxLength: tokens.length - 1 })
      .map((chosen) => ({ tokens, fees: chosen })),
  );
const orders = fc.constantFrom('exact-input' as const, 'exact-output' as const);

/** Casts a fee to the SDK's type, which lists only four fees. The SDK's functions accept any fee. */
const feeAmount = (fee: unknown) => fee as FeeAmount;

/** Returns the same path encoded by the SDK. Its pools have a price of 1. */
function sdkPath(tokens: readonly Address[], chosen: readonly number[], exactOutput: boolean) {
  const list = tokens.map((address) => new Token(1, address, 18));
  const pools = chosen.map((fee, index) => {
    const [a, b] = [list[index], list[index + 1]];
    if (!a || !b) throw new Error('a fee without its tokens');
    return new Pool(a, b, feeAmount(fee), encodeSqrtRatioX96(1, 1), 0, 0);
  });
  const [first, last] = [list[0], list.at(-1)];
  if (!first || !last) throw new Error('no tokens');
  return encodeRouteToPath(new Route(pools, first, last), exactOutput);
}

describe('encodePath', () => {
  it('returns the path of the documented example', () => {
    expect(encodePath(EXAMPLE, 'exact-input')).toBe(EXAMPLE_PATH);
  });

  it('agrees with encodeRouteToPath of the SDK for any route, in both directions', () => {
    fc.assert(
      fc.property(routes, orders, (route, order) => {
        const expected = sdkPath(route.tokens, route.fees, order === 'exact-output');
        expect(encodePath(route, order)).toBe(expected);
      }),
    );
  });

  it('returns exactly the bytes of its segments, without gaps', () => {
    fc.assert(
      fc.property(routes, orders, (route, order) => {
        let end = 0;
        for (const { offset, hex, kind } of pathSegments(route, order)) {
          expect(offset).toBe(end);
          expect((hex.length - 2) / 2).toBe(kind === 'token' ? 20 : 3);
          end += (hex.length - 2) / 2;
        }
        expect(end).toBe(20 + 23 * route.fees.length);
      }),
    );
  });
});

describe('decodePath', () => {
  it('decodes every route that was encoded', () => {
    fc.assert(
      fc.property(routes, orders, (route, order) => {
        expect(decodePath(encodePath(route, order), order)).toEqual({ value: route });
      }),
    );
  });

  it.each([
    ['', /Enter bytes/],
    ['6b17', /start with 0x/],
    ['0x6g', /Character 4/],
    [EXAMPLE_PATH.slice(0, -1), /whole bytes/],
    [EXAMPLE_PATH.slice(0, -2), /Wrong length: 65 bytes/],
    [`0x${'00'.repeat(20)}`, /Wrong length: 20 bytes/],
    [EXAMPLE_PATH.replace('0x6b', '0x6B'), /Bytes 0–19. Wrong checksum/],
  ])('refuses %s in words', (text, problem) => {
    expect(decodePath(text, 'exact-input').problem).toMatch(problem);
  });

  it('never throws, whatever is pasted', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), orders, (text, order) => {
        decodePath(text, order);
        decodePath(`0x${text}`, order);
      }),
    );
  });

  it('accepts checksummed addresses', () => {
    const mixed = `0x${DAI.slice(2)}000064${USDC.slice(2)}` as Hex;
    expect(decodePath(mixed, 'exact-input')).toEqual({ value: expect.anything() as unknown });
  });
});

describe('routeWarnings', () => {
  it('returns nothing for a usual route, and names each pool that cannot exist', () => {
    expect(routeWarnings(EXAMPLE)).toEqual([]);
    expect(routeWarnings({ tokens: [DAI, DAI, WETH], fees: [1_000_000, 42] })).toEqual([
      'Pool 1 trades a token for itself.',
      'Pool 1: the factory rejects fees of 1000000 (100%) or more.',
      'Pool 2: 42 is not a standard fee tier, so this pool may not exist.',
    ]);
    expect(routeWarnings({ tokens: [zeroAddress, USDC], fees: [500] })).toEqual([
      'Token 1 is the zero address, which no pool holds. For ether, use WETH.',
    ]);
  });
});

it('formats a fee as a percentage', () => {
  expect([100, 500, 3000, 10_000, 1].map(feePercent)).toEqual([
    '0.01%',
    '0.05%',
    '0.3%',
    '1%',
    '0.0001%',
  ]);
});
