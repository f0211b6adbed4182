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
/** An account that delegates (EIP-7702) has code and is one key still. */
const isContract = (code: string) =>
  code !== '0x' && !code.startsWith('0xef0100');

/**
 * Who can change what in v3: the owner of the factory.
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
    /** May enable tiers, set and collect protocol fees, and name the next owner. */
    owner,
    /** A contract can be a timelock or a vote. Any other account is one key. */
    ownerIsContract: isContract(await provider.getCode(owner)),
    /** The tiers asked for that pools can be created at. */
    enabled,
  };
}
// #endregion factory

// #region pool
/** What the owner has set on one pool, and what waits there to be collected. */
export async function protocolFeeOf(provider: providers.Provider, pool: string) {
  const contract = new Contract(pool, poolAbi, provider);
  const { feeProtocol }: { feeProtocol: number } = await contract.slot0();
  const { token0, token1 }: { token0: BigNumber; token1: BigNumber } =
    await contract.protocolFees();
  return {
    factory: (await contract.factory()) as string,
    /** Of what comes in as token0, a share of 1/n of the swap fee; 0 for none. */
    fee0: feeProtocol % 16,
    /** The same for token1. */
    fee1: feeProtocol >> 4,
    /** Smallest units, not collected yet. */
    waiting: { token0, token1 },
  };
}
// #endregion pool
