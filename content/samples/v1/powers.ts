// SPDX-License-Identifier: MIT
import { constants, Contract, type providers } from 'ethers';

export const factoryAbi = [
  'function feeTo() view returns (address)',
  'function feeToSetter() view returns (address)',
];

// #region powers
/** An account that delegates (EIP-7702) has code and is one key still. */
const isContract = (code: string) =>
  code !== '0x' && !code.startsWith('0xef0100');

/**
 * Who can change what in v1: one address, one switch, for all pairs of a factory at once.
 *
 * @param factory address of the factory of this chain
 */
export async function powersOf(provider: providers.Provider, factory: string) {
  const contract = new Contract(factory, factoryAbi, provider);
  const feeTo: string = await contract.feeTo();
  const feeToSetter: string = await contract.feeToSetter();
  return {
    /** Whether `feeTo` gets a sixth of the growth by fees, and providers the rest. */
    protocolFee: feeTo !== constants.AddressZero,
    feeTo,
    /** May change both. */
    feeToSetter,
    /** A contract can be a timelock or a vote. Any other account is one key. */
    setterIsContract: isContract(await provider.getCode(feeToSetter)),
  };
}
// #endregion powers
