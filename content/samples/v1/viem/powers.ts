// SPDX-License-Identifier: MIT
import { type Address, type Client, type Hex, parseAbi, zeroAddress } from 'viem';
import { getCode, readContract } from 'viem/actions';

export const factoryAbi = parseAbi([
  'function feeTo() view returns (address)',
  'function feeToSetter() view returns (address)',
]);

// #region powers
/** An account that delegates (EIP-7702) has code, but one key still controls it. */
const isContract = (code?: Hex) =>
  code !== undefined && !code.startsWith('0xef0100');

/**
 * Returns who controls v1: one address, with one switch for all pairs of a factory.
 *
 * @param factory address of the factory on this chain
 */
export async function powersOf(client: Client, factory: Address) {
  const contract = { address: factory, abi: factoryAbi } as const;
  const feeTo = await readContract(client, { ...contract, functionName: 'feeTo' });
  const feeToSetter = await readContract(client, {
    ...contract,
    functionName: 'feeToSetter',
  });
  return {
    /** True if `feeTo` gets a sixth of the growth from fees. Providers get the rest. */
    protocolFee: feeTo !== zeroAddress,
    feeTo,
    /** Can change both addresses. */
    feeToSetter,
    /** A contract can be a timelock or a vote. Any other account is a single key. */
    setterIsContract: isContract(await getCode(client, { address: feeToSetter })),
  };
}
// #endregion powers
