// SPDX-License-Identifier: MIT
import { utils } from 'ethers';

// #region encode
/** ABI-encodes the arguments of a command. */
export const encode = utils.defaultAbiCoder.encode.bind(utils.defaultAbiCoder);
// #endregion encode

// #region path
/**
 * Packs a path through one v3 pool: token, fee, token. For an exact output, it is
 * reversed: the token that you buy comes first.
 *
 * @param fee in hundredths of a basis point
 */
export function pathOf(first: string, fee: number, second: string): string {
  return utils.solidityPack(['address', 'uint24', 'address'], [first, fee, second]);
}
// #endregion path
