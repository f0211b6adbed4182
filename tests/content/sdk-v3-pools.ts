import { Percent } from '@uniswap/sdk-core';
import {
  encodeSqrtRatioX96,
  FeeAmount,
  Pool,
  Position,
  TickMath,
  type TickConstructorArgs,
} from '@uniswap/v3-sdk';
import JSBI from 'jsbi';
import { DAI, micro, USDC, wei, WETH } from './tokens';

/** Returns the doc id of the page about a class. */
export const pageOf = (name: string) => `sdk/v3/reference/classes/${name}`;

const at2000 = encodeSqrtRatioX96(String(wei), String(2000n * micro));

/** Returns a pool of WETH at 2,000 USDC, with a fee of 0.05%. */
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
/** A pool of WETH at 2,000 DAI, with a fee of 0.3%. */
export const wethDai = new Pool(
  DAI,
  WETH,
  FeeAmount.MEDIUM,
  sqrt,
  1,
  TickMath.getTickAtSqrtRatio(sqrt),
);

/** A position of 2,000 USDC and 1 WETH, between the ticks on the pages. */
export const position = Position.fromAmounts({
  pool: usdcWeth,
  tickLower: 198310,
  tickUpper: 202310,
  amount0: String(2000n * micro),
  amount1: String(wei),
  useFullPrecision: true,
});

export const recipient = '0x000000000000000000000000000000000000dEaD';
/** Options for the swaps and deposits on the pages. */
export const options = {
  recipient,
  slippageTolerance: new Percent(50, 10_000),
  deadline: 1_700_000_000,
};

export const negative = (value: JSBI) => JSBI.multiply(value, JSBI.BigInt(-1));
