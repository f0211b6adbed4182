import { Percent, Token } from '@uniswap/sdk-core';
import type { SwapRouter } from '@uniswap/v3-sdk';
import { encodeSqrtRatioX96, FeeAmount, nearestUsableTick, Pool, TickMath } from '@uniswap/v3-sdk';

// The pool, the amounts and the range of the examples in the guides.

export const guides = 'sdk/v3/guides';
export const USDC = new Token(1, '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 6, 'USDC');
export const WETH = new Token(1, '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', 18, 'WETH');
export const oneEther = String(10n ** 18n);
export const twoThousand = String(2_000n * 10n ** 6n);
export const tolerance = new Percent(50, 10_000);
export const recipient = WETH.address;
export const deadline = 1_700_000_000;

export const root = encodeSqrtRatioX96(oneEther, twoThousand);
export const tick = TickMath.getTickAtSqrtRatio(root);
export const pool = new Pool(USDC, WETH, FeeAmount.MEDIUM, root, oneEther, tick);

/** The functions that calldata calls, those inside of a multicall included. */
export const callsIn = (calldata: string, abi: typeof SwapRouter.INTERFACE) => {
  const multicall = abi.getSighash('multicall');
  const calls = calldata.startsWith(multicall)
    ? (abi.decodeFunctionData('multicall', calldata)[0] as string[])
    : [calldata];
  return calls.map((data) => abi.parseTransaction({ data }).name);
};
/** Names as a page lists them. */
export const named = (names: string[]) => names.map((name) => `\`${name}\``).join(', ');

export const ticks = {
  tickLower: nearestUsableTick(tick - 2_000, 60),
  tickUpper: nearestUsableTick(tick + 2_000, 60),
};
