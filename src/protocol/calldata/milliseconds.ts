/** Range of times in milliseconds, from 1973 to 5138. Nobody means such large numbers in seconds. */
const FIRST = 100_000_000_000n;
const END = 100_000_000_000_000n;

/**
 * Converts a time that was given in milliseconds by mistake, as returned by `Date.now()`, to the seconds that were
 * meant. A deadline in milliseconds would never expire.
 *
 * @param time the value that the contract reads as a Unix timestamp
 * @returns undefined if the value is not plausibly in milliseconds
 */
export const secondsMeant = (time: bigint): bigint | undefined =>
  time < FIRST || time >= END ? undefined : time / 1000n;
