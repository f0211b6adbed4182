// SPDX-License-Identifier: MIT
import { type Address, type Client, type Hex, parseAbi, zeroAddress } from 'viem';
import { getCode, readContract } from 'viem/actions';

export const factoryAbi = parseAbi([
  'function feeTo() view returns (address)',
  'function feeToSetter() view returns (address)',
]);

// #region powers
/** An account that delegates (EIP-7702) has code and is one key still. */
const isContract = (code?: Hex) =>
  code !== undefined && !code.startsWith('0xef0100');

/**
 * Who can change what in v1: one address, one switch, for all pairs of a factory at once.
 *
 * @param factory address of the factory of this chain
 */
export async function powersOf(client: Client, factory: Address) {
  const contract = { address: factory, abi: factoryAbi } as const;
  const feeTo = await readContract(client, { ...contract, functionName: 'feeTo' });
  const feeToSetter = await readContract(client, {
    ...contract,
    functionName: 'feeToSetter',
  });
  return {
    /** Whether `feeTo` gets a sixth of the growth by fees, and providers the rest. */
    protocolFee: feeTo !== zeroAddress,
    feeTo,
    /** May change both. */
    feeToSetter,
    /** A contract can be a timelock or a vote. Any other account is one key. */
    setterIsContract: isContract(await getCode(client, { address: feeToSetter })),
  };
}
// #endregion powers
