import { Percent } from '@uniswap/sdk-core';
import { encodeSqrtRatioX96, FeeAmount, nearestUsableTick, Pool, TickMath } from '@uniswap/v3-sdk';
import { micro, USDC, wei, WETH } from './tokens';

// The pool, the amounts and the range of the guides' examples.

export const guides = 'sdk/v3/guides';
export const oneEther = String(wei);
export const twoThousand = String(2_000n * micro);
export const tolerance = new Percent(50, 10_000);
/** Options for the trades and deposits in the guides. */
export const options = {
  recipient: WETH.address,
  slippageTolerance: tolerance,
  deadline: 1_700_000_000,
};

export const root = encodeSqrtRatioX96(oneEther, twoThousand);
export const tick = TickMath.getTickAtSqrtRatio(root);
export const pool = new Pool(USDC, WETH, FeeAmount.MEDIUM, root, oneEther, tick);

/** Formats names as a list in Markdown, as pages do. */
export const named = (names: string[]) => names.map((name) => `\`${name}\``).join(', ');

export const ticks = {
  tickLower: nearestUsableTick(tick - 2_000, 60),
  tickUpper: nearestUsableTick(tick + 2_000, 60),
};
