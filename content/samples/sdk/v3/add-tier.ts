// SPDX-License-Identifier: MIT
import { TICK_SPACINGS } from '@uniswap/v3-sdk';

// #region add-tier
/** Adds a tier to the SDK. The pool's `tickSpacing()` is 8 for the fee 400 on Base. */
export function addTier(fee: number, tickSpacing: number): void {
  const spacings: Record<number, number> = TICK_SPACINGS;
  spacings[fee] = tickSpacing;
}
// #endregion add-tier
