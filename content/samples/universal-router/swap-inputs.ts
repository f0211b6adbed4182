// SPDX-License-Identifier: MIT
import type { BigNumber } from 'ethers';
import { encode } from './encode.ts';

// #region swap-inputs
/** recipient, amountIn, amountOutMinimum, path, payerIsUser */
export type V3Swap = readonly [string, BigNumber, BigNumber, string, boolean];

const types = ['address', 'uint256', 'uint256', 'bytes', 'bool'];

/** Encodes the input of V3_SWAP_EXACT_IN for releases 1.0.0 to 2.0.0. */
export function fiveValues(swap: V3Swap): string {
  return encode(types, swap);
}

/** Encodes the input since 2.1.1. The empty list sets no minimum price for a pool. */
export function sixValues(swap: V3Swap): string {
  return encode([...types, 'uint256[]'], [...swap, []]);
}
// #endregion swap-inputs
