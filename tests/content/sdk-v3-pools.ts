import { CurrencyAmount, Token } from '@uniswap/sdk-core';
import {
  encodeSqrtRatioX96,
  FeeAmount,
  Pool,
  Position,
  TickMath,
  type TickConstructorArgs,
} from '@uniswap/v3-sdk';
import JSBI from 'jsbi';

export const USDC = new Token(1, '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 6, 'USDC');
export const WETH = new Token(1, '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', 18, 'WETH');
export const DAI = new Token(1, '0x6B175474E89094C44Da98b954EedeAC495271d0F', 18, 'DAI');

const at2000 = encodeSqrtRatioX96((10n ** 18n).toString(), (2000n * 10n ** 6n).toString());

/** 1 WETH at 2,000 USDC, with a fee of 0.05%. */
export const poolOf = (liquidity: JSBI, ticks?: TickConstructorArgs[]): Pool =>
  new Pool(
    WETH,
    USDC,
    FeeAmount.LOW,
    at2000,
    liquidity,
    TickMath.getTickAtSqrtRatio(at2000),
    ticks,
  );
export const usdcWeth = poolOf(JSBI.BigInt(1));

const sqrt = encodeSqrtRatioX96(1, 2000);
/** 1 WETH at 2,000 DAI, with a fee of 0.3%. */
export const wethDai = new Pool(
  DAI,
  WETH,
  FeeAmount.MEDIUM,
  sqrt,
  1,
  TickMath.getTickAtSqrtRatio(sqrt),
);

/** What 2,000 USDC and 1 WETH buy between the ticks that the pages name. */
export const position = Position.fromAmounts({
  pool: usdcWeth,
  tickLower: 198310,
  tickUpper: 202310,
  amount0: (2000n * 10n ** 6n).toString(),
  amount1: (10n ** 18n).toString(),
  useFullPrecision: true,
});

/** A number of whole tokens, as an amount. */
export const amountOf = (token: Token, whole: bigint) =>
  CurrencyAmount.fromRawAmount(token, (whole * 10n ** BigInt(token.decimals)).toString());
