import { Address } from '@ethereumjs/util';

/** The properties of a block that the EVM's instructions can read. */
export interface Header {
  number: bigint;
  /** Unix timestamp. */
  timestamp: bigint;
  /** In wei. */
  baseFeePerGas: bigint;
  gasLimit: bigint;
  coinbase: Address;
  difficulty: bigint;
  prevRandao: Uint8Array;
  getBlobGasPrice(): bigint;
}

/**
 * Gas limit of a block, the same as on the private chain of the tests. It's high enough for anything that a reader
 * runs.
 */
export const BLOCK_GAS_LIMIT = 1_000_000_000n;

/** Returns a header without a miner or randomness. */
export function headerOf(block: {
  number: bigint;
  timestamp: bigint;
  baseFeePerGas: bigint;
}): Header {
  return {
    ...block,
    gasLimit: BLOCK_GAS_LIMIT,
    coinbase: new Address(new Uint8Array(20)),
    difficulty: 0n,
    prevRandao: new Uint8Array(32),
    getBlobGasPrice: () => 1n,
  };
}

/** Tip that nodes suggest when there is no competition for block space, in wei. */
export const TIP = 1_000_000_000n;

/**
 * Returns the base fee of the next block (EIP-1559), in wei.
 *
 * @see https://eips.ethereum.org/EIPS/eip-1559
 */
export function baseFeeAfter(parent: {
  baseFeePerGas: bigint;
  gasUsed: bigint;
  gasLimit: bigint;
}): bigint {
  const target = parent.gasLimit / 2n;
  const { baseFeePerGas: fee, gasUsed } = parent;
  if (gasUsed === target) return fee;
  const by = (difference: bigint) => (fee * difference) / target / 8n;
  if (gasUsed < target) return fee - by(target - gasUsed);
  const rise = by(gasUsed - target);
  return fee + (rise > 0n ? rise : 1n);
}

/** A transaction's gas price in wei: a fixed price, or a tip and a limit for the sum of tip and base fee. */
export type Offer =
  { gasPrice: bigint } | { maxFeePerGas: bigint; maxPriorityFeePerGas: bigint } | object;

/** Returns the price per unit of gas that the sender pays, in wei: the base fee if the offer has no price. */
export function effectivePrice(offer: Offer, baseFeePerGas: bigint): bigint {
  if ('gasPrice' in offer) return offer.gasPrice;
  if (!('maxFeePerGas' in offer)) return baseFeePerGas;
  const withTip = baseFeePerGas + offer.maxPriorityFeePerGas;
  return withTip < offer.maxFeePerGas ? withTip : offer.maxFeePerGas;
}
