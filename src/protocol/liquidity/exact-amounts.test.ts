import { maxLiquidityForAmounts, SqrtPriceMath } from '@uniswap/v3-sdk';
import fc from 'fast-check';
import JSBI from 'jsbi';
import { describe, expect, it } from 'vitest';
import { amount0ForLiquidity, amount1ForLiquidity, liquidityForAmounts } from './exact-amounts';
import { MAX_SQRT_RATIO, MIN_SQRT_RATIO, sqrtRatioAtTick } from './sqrt-ratio';

const anyRatio = fc.bigInt({ min: MIN_SQRT_RATIO, max: MAX_SQRT_RATIO - 1n });
const tickRatio = fc.integer({ min: -887_272, max: 887_271 }).map(sqrtRatioAtTick);
const ratios = fc.oneof(
  anyRatio,
  tickRatio,
  fc.constantFrom(MIN_SQRT_RATIO, MAX_SQRT_RATIO - 1n, 1n << 96n),
);
// Values of liquidity and of amounts. Limited to 128 bits here, because the SDK's integers have no upper bound.
const uint128 = fc.oneof(
  fc.bigInt({ min: 0n, max: (1n << 128n) - 1n }),
  fc.constantFrom(0n, 1n, (1n << 128n) - 1n),
);
const roundings = fc.constantFrom('up' as const, 'down' as const);

const toJsbi = (value: bigint) => JSBI.BigInt(value.toString());
const fromJsbi = (value: JSBI) => BigInt(value.toString());

describe.each([
  ['amount0ForLiquidity', amount0ForLiquidity, 'getAmount0Delta'],
  ['amount1ForLiquidity', amount1ForLiquidity, 'getAmount1Delta'],
] as const)('%s', (_, amountForLiquidity, method) => {
  it('agrees with the published SDK in both roundings, bounds in either order', () => {
    fc.assert(
      fc.property(ratios, ratios, uint128, roundings, (a, b, liquidity, rounding) => {
        const [from, to, sdkLiquidity] = [toJsbi(a), toJsbi(b), toJsbi(liquidity)];
        const sdk = SqrtPriceMath[method](from, to, sdkLiquidity, rounding === 'up');
        expect(amountForLiquidity(a, b, liquidity, rounding)).toBe(fromJsbi(sdk));
      }),
    );
  });
});

describe('liquidityForAmounts', () => {
  it('agrees with the published SDK in both precisions, below, inside and above the range', () => {
    const precisions = fc.constantFrom('periphery' as const, 'full' as const);
    fc.assert(
      fc.property(
        fc.tuple(ratios, ratios, ratios),
        uint128,
        uint128,
        precisions,
        ([current, a, b], amount0, amount1, precision) => {
          fc.pre(a !== b);
          const sdk = maxLiquidityForAmounts(
            toJsbi(current),
            toJsbi(a),
            toJsbi(b),
            amount0.toString(),
            amount1.toString(),
            precision === 'full',
          );
          expect(liquidityForAmounts(current, a, b, amount0, amount1, precision)).toBe(
            fromJsbi(sdk),
          );
        },
      ),
    );
  });

  it('never promises liquidity that the amounts cannot back', () => {
    fc.assert(
      fc.property(fc.tuple(ratios, ratios, ratios), uint128, uint128, (three, amount0, amount1) => {
        const [lower, current, upper] = three.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
        fc.pre(lower < current && current < upper);
        const liquidity = liquidityForAmounts(current, lower, upper, amount0, amount1, 'full');
        expect(amount0ForLiquidity(current, upper, liquidity, 'up')).toBeLessThanOrEqual(amount0);
        expect(amount1ForLiquidity(lower, current, liquidity, 'up')).toBeLessThanOrEqual(amount1);
      }),
    );
  });

  it('refuses an empty range', () => {
    expect(() => liquidityForAmounts(1n, 2n, 2n, 1n, 1n, 'full')).toThrow('must differ');
  });
});
