import type { Start } from './chain';

/**
 * Returns a clock that starts at the time of the market's last block and returns Unix timestamps in milliseconds. A
 * program that computes its deadline from the latest block then has as much time as on a live chain.
 */
export function marketClock({ block }: Start, now: () => number = Date.now): () => number {
  const ahead = Number(BigInt(block.timestamp)) * 1000 - now();
  return () => now() + ahead;
}
