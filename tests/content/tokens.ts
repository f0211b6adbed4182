import { CurrencyAmount, Token } from '@uniswap/sdk-core';
import { FeeAmount } from '@uniswap/v3-sdk';
import { grouped } from './page-text';

// The tokens, amounts and fee tiers of the examples.

export const WETH = new Token(1, '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', 18, 'WETH');
export const DAI = new Token(1, '0x6B175474E89094C44Da98b954EedeAC495271d0F', 18, 'DAI');
export const USDC = new Token(1, '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 6, 'USDC');
export const USDT = new Token(1, '0xdAC17F958D2ee523a2206206994597C13D831ec7', 6, 'USDT');

/** `wei` is the number of base units in a token with 18 decimals, `micro` in a token with 6. */
export const wei = 10n ** 18n;
export const micro = 10n ** 6n;

/** Returns an amount of a token in base units. */
export const raw = (token: Token, amount: number | string | bigint) =>
  CurrencyAmount.fromRawAmount(token, String(amount));
/** Returns an amount of a token in whole tokens. */
export const whole = (token: Token, amount: number | bigint) =>
  raw(token, BigInt(amount) * 10n ** BigInt(token.decimals));

/** Formats base units of a token with six decimals as whole tokens. */
export const usdt = (units: bigint) => grouped(Number(units) / 1e6, 6);
/** Returns an SDK number as a bigint. */
export const big = (value: { toString(): string }) => BigInt(value.toString());

/** The fee tiers of v3, each with its name on the pages. */
export const tiers = [
  ['0.01%', FeeAmount.LOWEST],
  ['0.05%', FeeAmount.LOW],
  ['0.30%', FeeAmount.MEDIUM],
  ['1%', FeeAmount.HIGH],
] as const;
