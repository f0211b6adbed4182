import type { Start } from './chain';

/**
 * A clock that stood at the market's last block when it was started, in milliseconds since 1970: a program that takes its
 * deadline from the latest block is as far from it as on a live chain.
 */
export function marketClock({ block }: Start, now: () => number = Date.now): () => number {
  const ahead = Number(BigInt(block.timestamp)) * 1000 - now();
  return () => now() + ahead;
}
