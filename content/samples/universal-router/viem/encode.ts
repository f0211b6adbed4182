// SPDX-License-Identifier: MIT
import { type Address, encodePacked, type Hex } from 'viem';

// #region path
/**
 * Packs a path through one v3 pool: token, fee, token. For an exact output, it is
 * reversed: the token that you buy comes first.
 *
 * @param fee in hundredths of a basis point
 */
export function pathOf(first: Address, fee: number, second: Address): Hex {
  return encodePacked(['address', 'uint24', 'address'], [first, fee, second]);
}
// #endregion path
