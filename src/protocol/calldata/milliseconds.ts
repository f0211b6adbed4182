/** From 1973 to 5138 in milliseconds; in seconds, times that nobody means. */
const FIRST = 100_000_000_000n;
const END = 100_000_000_000_000n;

/**
 * The seconds that were meant by a time in milliseconds, as `Date.now()` gives it: as a deadline it never passes.
 *
 * @param time what the contract takes for seconds since 1970
 * @returns undefined for what is no such slip
 */
export const secondsMeant = (time: bigint): bigint | undefined =>
  time < FIRST || time >= END ? undefined : time / 1000n;
