import { Token } from '@uniswap/sdk-core';
import { tickToPrice } from '@uniswap/v3-sdk';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceAtTick, tickAtPrice } from './price-at-tick';

const decimals = fc.record({
  decimals0: fc.integer({ min: 0, max: 18 }),
  decimals1: fc.integer({ min: 0, max: 18 }),
});
const ticks = fc.integer({ min: -887_272, max: 887_272 });

const address = (digit: string) => `0x${digit.repeat(40)}`;

describe('priceAtTick', () => {
  it('agrees with the published SDK to nine digits', () => {
    fc.assert(
      // Excludes ticks beyond 300,000, because the SDK's decimals then have hundreds of digits, which makes it slow.
      fc.property(fc.integer({ min: -300_000, max: 300_000 }), decimals, (tick, pair) => {
        const token0 = new Token(1, address('1'), pair.decimals0);
        const token1 = new Token(1, address('2'), pair.decimals1);
        const sdk = Number(tickToPrice(token0, token1, tick).toSignificant(15));
        expect(Math.abs(priceAtTick(tick, pair) / sdk - 1)).toBeLessThan(1e-9);
      }),
    );
  });
});

describe('tickAtPrice', () => {
  it('returns the tick that the price came from, to a millionth', () => {
    fc.assert(
      fc.property(ticks, decimals, (tick, pair) => {
        expect(Math.abs(tickAtPrice(priceAtTick(tick, pair), pair) - tick)).toBeLessThan(1e-6);
      }),
    );
  });
});
