/** What nodes propose as a tip where nobody competes, in wei. */
export const TIP = 1_000_000_000n;

/**
 * The base fee of the block after another (EIP-1559), in wei.
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

/** What a transaction offers for gas: one price, or a tip and a limit for tip and base fee together. In wei. */
export type Offer =
  { gasPrice: bigint } | { maxFeePerGas: bigint; maxPriorityFeePerGas: bigint } | object;

/** What a unit of gas costs the sender, in wei. */
export function effectivePrice(offer: Offer, baseFeePerGas: bigint): bigint {
  if ('gasPrice' in offer) return offer.gasPrice;
  if (!('maxFeePerGas' in offer)) return baseFeePerGas;
  const withTip = baseFeePerGas + offer.maxPriorityFeePerGas;
  return withTip < offer.maxFeePerGas ? withTip : offer.maxFeePerGas;
}
