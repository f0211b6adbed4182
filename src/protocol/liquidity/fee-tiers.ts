import { MAX_TICK, MIN_TICK } from './sqrt-ratio';
import { nearestUsableTick } from './usable-tick';

/** Fee tiers of the v3 factory, in hundredths of a basis point, and the tick spacing of each. */
export const TICK_SPACINGS: ReadonlyMap<number, number> = new Map([
  [100, 1],
  [500, 10],
  [3_000, 60],
  [10_000, 200],
]);

/** Formats a fee tier: `0.3%`. */
export const feeName = (fee: number): string => `${fee / 10_000}%`;

/** Returns the widest range for a tick spacing: ±887,220 for 60. */
export function fullRange(spacing: number): { readonly lower: number; readonly upper: number } {
  return {
    lower: nearestUsableTick(MIN_TICK, spacing),
    upper: nearestUsableTick(MAX_TICK, spacing),
  };
}
