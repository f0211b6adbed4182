// SPDX-License-Identifier: MIT
import { BigNumber, type Contract, utils } from 'ethers';
import { addresses } from '../../chain/addresses.ts';
import { units } from '../../chain/seed.ts';

const { usdc, weth9 } = addresses;

/** Half an hour, in seconds. */
export const WINDOW = 1_800;
/** 1%, in basis points. */
export const TOLERANCE = 100;
/** Who is paid. */
export const recipient = '0x00000000000000000000000000000000000000A1';

/** Both directions of the USDC/WETH9 pool: USDC is token0 with 6 decimals, WETH9 token1 with 18. */
export const directions = [
  { from: usdc, to: weth9, amount: units.usdc(2_000), fair: units.weth(1) },
  { from: weth9, to: usdc, amount: units.weth(1), fair: units.usdc(2_000) },
] as const;

/** A guard for a pool: half of its liquidity now is the floor. */
export const guardOf = async (market: Contract, change: Partial<Record<string, unknown>> = {}) => ({
  window: WINDOW,
  leastLiquidity: ((await market.liquidity()) as BigNumber).div(2),
  tolerance: TOLERANCE,
  ...change,
});

const decimals = (token: string) => (token === usdc ? 6 : 18);
/** How much of the fair amount came out: 1 is all. */
export const share = (actual: BigNumber, fair: BigNumber, token: string) =>
  Number(utils.formatUnits(actual, decimals(token))) /
  Number(utils.formatUnits(fair, decimals(token)));
