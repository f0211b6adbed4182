import { CurrencyAmount, Token, TradeType } from '@uniswap/sdk-core';
import { InsufficientInputAmountError, Pair, Route, Trade } from '@uniswap/v2-sdk';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Fraction } from '../exact/fraction';
import { amountInFor, amountOutFor, describePairTrade, MAX_RESERVE } from './pair-trade';

const tokenIn = new Token(1, `0x${'1'.repeat(40)}`, 18);
const tokenOut = new Token(1, `0x${'2'.repeat(40)}`, 18);
const raw = (token: Token, amount: bigint) =>
  CurrencyAmount.fromRawAmount(token, amount.toString());
const toBigInt = (amount: CurrencyAmount<Token>) => BigInt(amount.quotient.toString());

const sizes = fc.integer({ min: 0, max: 111 });
/** Reserves from 1 to 2^112 − 1. Short numbers are as frequent as long ones. */
const reserves = fc.oneof(
  sizes.chain((bits) => fc.bigInt({ min: 1n, max: (1n << BigInt(bits + 1)) - 1n })),
  fc.constantFrom(1n, MAX_RESERVE),
);
const pools = fc.record({ reserveIn: reserves, reserveOut: reserves });
const even = { reserveIn: 1_000_000n, reserveOut: 1_000_000n };

const sdkPair = (pool: { reserveIn: bigint; reserveOut: bigint }) =>
  new Pair(raw(tokenIn, pool.reserveIn), raw(tokenOut, pool.reserveOut));

const same = (ours: Fraction, theirs: { numerator: unknown; denominator: unknown }) =>
  ours.numerator * BigInt(String(theirs.denominator)) ===
  BigInt(String(theirs.numerator)) * ours.denominator;

describe('amountOutFor', () => {
  it('agrees with the published SDK for any reserves and input', () => {
    fc.assert(
      fc.property(pools, reserves, (pool, amountIn) => {
        const ours = amountOutFor(amountIn, pool);
        const sdk = () => toBigInt(sdkPair(pool).getOutputAmount(raw(tokenIn, amountIn))[0]);
        // The SDK throws for a trade without output; the function of the library returns 0.
        if (ours === 0n) expect(sdk).toThrow(InsufficientInputAmountError);
        else expect(ours).toBe(sdk());
      }),
    );
  });

  it('returns the numbers of the worked example', () => {
    expect(amountOutFor(1_000n, even)).toBe(996n);
    expect(() => amountOutFor(0n, even)).toThrow(RangeError);
  });
});

describe('amountInFor', () => {
  it('agrees with the published SDK for any reserves and output', () => {
    fc.assert(
      fc.property(pools, reserves, (pool, amount) => {
        fc.pre(pool.reserveOut > 1n);
        const amountOut = (amount % (pool.reserveOut - 1n)) + 1n;
        const [sdk] = sdkPair(pool).getInputAmount(raw(tokenOut, amountOut));
        expect(amountInFor(amountOut, pool)).toBe(toBigInt(sdk));
      }),
    );
  });

  it('buys at least the output that was requested', () => {
    fc.assert(
      fc.property(pools, reserves, (pool, amount) => {
        fc.pre(pool.reserveOut > 1n);
        const amountOut = (amount % (pool.reserveOut - 1n)) + 1n;
        expect(amountOutFor(amountInFor(amountOut, pool), pool)).toBeGreaterThanOrEqual(amountOut);
      }),
    );
  });

  it('returns the numbers of the worked example, and rejects an output that the pair does not hold', () => {
    expect(amountInFor(1_000n, even)).toBe(1_005n);
    expect(() => amountInFor(1_000_000n, even)).toThrow('less');
    expect(() => amountInFor(0n, even)).toThrow(RangeError);
  });
});

describe('describePairTrade', () => {
  it('returns the price impact, prices and reserves of the published SDK', () => {
    fc.assert(
      fc.property(pools, reserves, (pool, amountIn) => {
        const amountOut = amountOutFor(amountIn, pool);
        fc.pre(amountOut > 0n);
        const trade = describePairTrade(pool, amountIn, amountOut);
        const pair = sdkPair(pool);
        const route = new Route([pair], tokenIn, tokenOut);
        const sdk = new Trade(route, raw(tokenIn, amountIn), TradeType.EXACT_INPUT);
        expect(same(trade.impactWithFee, sdk.priceImpact)).toBe(true);
        expect(same(trade.executionPrice, sdk.executionPrice)).toBe(true);
        expect(same(trade.priceBefore, route.midPrice)).toBe(true);
        const [, after] = pair.getOutputAmount(raw(tokenIn, amountIn));
        expect(same(trade.priceAfter, after.priceOf(tokenIn))).toBe(true);
        expect(trade.after.reserveIn).toBe(toBigInt(after.reserveOf(tokenIn)));
        expect(trade.after.reserveOut).toBe(toBigInt(after.reserveOf(tokenOut)));
      }),
    );
  });

  it("increases k, and separates the fee from the impact of the trade's size", () => {
    fc.assert(
      fc.property(pools, reserves, (pool, amountIn) => {
        const amountOut = amountOutFor(amountIn, pool);
        const trade = describePairTrade(pool, amountIn, amountOut);
        expect(trade.kAfter).toBeGreaterThan(trade.kBefore);
        expect(trade.impactWithoutFee.numerator).toBeGreaterThanOrEqual(0n);
        // 1 − impactWithFee = 0.997 · (1 − impactWithoutFee)
        const left = (part: Fraction) => part.denominator - part.numerator;
        expect(left(trade.impactWithFee) * 1000n * trade.impactWithoutFee.denominator).toBe(
          left(trade.impactWithoutFee) * 997n * trade.impactWithFee.denominator,
        );
        expect(same(trade.fee, { numerator: amountIn * 3n, denominator: 1000n })).toBe(true);
      }),
    );
  });
});
