// SPDX-License-Identifier: MIT
import { utils } from 'ethers';

// #region key
export function positionKey(owner: string, tickLower: number, tickUpper: number): string {
  const types = ['address', 'int24', 'int24'];
  return utils.solidityKeccak256(types, [owner, tickLower, tickUpper]);
}
// #endregion key
