/** Times from 1973 to 5138 in milliseconds. Read as seconds, no one would mean them. */
const FIRST = 100_000_000_000n;
const END = 100_000_000_000_000n;

/**
 * Returns the seconds meant by a time in milliseconds, such as `Date.now()` returns. As a deadline, it would never
 * expire.
 *
 * @param time the value that the contract reads as a Unix timestamp
 * @returns undefined if the value is not plausibly in milliseconds
 */
export const secondsMeant = (time: bigint): bigint | undefined =>
  time < FIRST || time >= END ? undefined : time / 1000n;
