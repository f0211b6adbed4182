// SPDX-License-Identifier: MIT
import { constants, Contract, type providers } from 'ethers';

export const factoryAbi = [
  'function feeTo() view returns (address)',
  'function feeToSetter() view returns (address)',
];

// #region powers
/** An account that delegates (EIP-7702) has code, but one key still controls it. */
const isContract = (code: string) =>
  code !== '0x' && !code.startsWith('0xef0100');

/**
 * Returns who controls v1: one address, with one switch for all pairs of a factory.
 *
 * @param factory address of the factory on this chain
 */
export async function powersOf(provider: providers.Provider, factory: string) {
  const contract = new Contract(factory, factoryAbi, provider);
  const feeTo: string = await contract.feeTo();
  const feeToSetter: string = await contract.feeToSetter();
  return {
    /** True if `feeTo` gets a sixth of the growth from fees. Providers get the rest. */
    protocolFee: feeTo !== constants.AddressZero,
    feeTo,
    /** Can change both addresses. */
    feeToSetter,
    /** A contract can be a timelock or a vote. Any other account is a single key. */
    setterIsContract: isContract(await provider.getCode(feeToSetter)),
  };
}
// #endregion powers
