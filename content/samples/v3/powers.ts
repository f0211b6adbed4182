// SPDX-License-Identifier: MIT
import { type BigNumber, Contract, type providers } from 'ethers';

export const factoryAbi = [
  'function owner() view returns (address)',
  'function feeAmountTickSpacing(uint24 fee) view returns (int24)',
];
export const poolAbi = [
  'function factory() view returns (address)',
  `function slot0() view returns (
    uint160 sqrtPriceX96, int24 tick, uint16 observationIndex,
    uint16 observationCardinality, uint16 observationCardinalityNext,
    uint8 feeProtocol, bool unlocked
  )`,
  'function protocolFees() view returns (uint128 token0, uint128 token1)',
];

// #region factory
/** An account that delegates (EIP-7702) has code, but one key still controls it. */
const isContract = (code: string) =>
  code !== '0x' && !code.startsWith('0xef0100');

/**
 * Returns who controls v3: the owner of the factory.
 *
 * @param tiers fees to look up, in hundredths of a basis point
 */
export async function powersOf(
  provider: providers.Provider,
  factory: string,
  tiers: readonly number[] = [100, 500, 3000, 10000],
) {
  const contract = new Contract(factory, factoryAbi, provider);
  const owner: string = await contract.owner();
  const enabled: number[] = [];
  for (const tier of tiers) {
    if ((await contract.feeAmountTickSpacing(tier)) !== 0) enabled.push(tier);
  }
  return {
    /** Can enable tiers, set and collect protocol fees, and name the next owner. */
    owner,
    /** A contract can be a timelock or a vote. Any other account is a single key. */
    ownerIsContract: isContract(await provider.getCode(owner)),
    /** The requested tiers at which pools can be created. */
    enabled,
  };
}
// #endregion factory

// #region pool
/** Reads the protocol fee that the owner has set on a pool, and uncollected amounts. */
export async function protocolFeeOf(provider: providers.Provider, pool: string) {
  const contract = new Contract(pool, poolAbi, provider);
  const { feeProtocol }: { feeProtocol: number } = await contract.slot0();
  const { token0, token1 }: { token0: BigNumber; token1: BigNumber } =
    await contract.protocolFees();
  return {
    factory: (await contract.factory()) as string,
    /** For input in token0, the protocol gets 1/n of the swap fee; 0 for none. */
    fee0: feeProtocol % 16,
    /** The same for input in token1. */
    fee1: feeProtocol >> 4,
    /** In base units, not collected yet. */
    waiting: { token0, token1 },
  };
}
// #endregion pool
