// SPDX-License-Identifier: MIT
import { type Address, type Client, type Hex, parseAbi } from 'viem';
import { getCode, readContract } from 'viem/actions';

export const factoryAbi = parseAbi([
  'function owner() view returns (address)',
  'function feeAmountTickSpacing(uint24 fee) view returns (int24)',
]);
export const poolAbi = parseAbi([
  'function factory() view returns (address)',
  // The sixth value is feeProtocol.
  'function slot0() view returns (uint160, int24, uint16, uint16, uint16, uint8, bool)',
  'function protocolFees() view returns (uint128 token0, uint128 token1)',
]);

// #region factory
/** An account that delegates (EIP-7702) has code, but one key still controls it. */
const isContract = (code?: Hex) =>
  code !== undefined && !code.startsWith('0xef0100');

/**
 * Returns who controls v3: the owner of the factory.
 *
 * @param tiers fees to look up, in hundredths of a basis point
 */
export async function powersOf(
  client: Client,
  factory: Address,
  tiers: readonly number[] = [100, 500, 3000, 10000],
) {
  const contract = { address: factory, abi: factoryAbi } as const;
  const owner = await readContract(client, { ...contract, functionName: 'owner' });
  const enabled: number[] = [];
  for (const tier of tiers) {
    const spacing = await readContract(client, {
      ...contract,
      functionName: 'feeAmountTickSpacing',
      args: [tier],
    });
    if (spacing !== 0) enabled.push(tier);
  }
  return {
    /** Can enable tiers, set and collect protocol fees, and name the next owner. */
    owner,
    /** A contract can be a timelock or a vote. Any other account is a single key. */
    ownerIsContract: isContract(await getCode(client, { address: owner })),
    /** The requested tiers at which pools can be created. */
    enabled,
  };
}
// #endregion factory

// #region pool
/** Reads the protocol fee that the owner has set on a pool, and uncollected amounts. */
export async function protocolFeeOf(client: Client, pool: Address) {
  const contract = { address: pool, abi: poolAbi } as const;
  const slot0 = await readContract(client, { ...contract, functionName: 'slot0' });
  const [, , , , , feeProtocol] = slot0;
  const [token0, token1] = await readContract(client, {
    ...contract,
    functionName: 'protocolFees',
  });
  return {
    factory: await readContract(client, { ...contract, functionName: 'factory' }),
    /** For input in token0, the protocol gets 1/n of the swap fee; 0 for none. */
    fee0: feeProtocol % 16,
    /** The same for input in token1. */
    fee1: feeProtocol >> 4,
    /** In base units, not collected yet. */
    waiting: { token0, token1 },
  };
}
// #endregion pool
