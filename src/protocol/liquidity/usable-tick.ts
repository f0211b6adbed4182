// Bound of a pool's ticks. Not imported from tick-math.ts, because that module derives big integers when it loads, and
// this module is part of the client bundle.
const TICK_LIMIT = 887_272;

/**
 * Returns the tick nearest to the given one that a position may use as a bound.
 *
 * @param tick integer within the pool's bounds (±887,272)
 * @param spacing tick spacing of the fee tier, for example 60 for 0.3%
 * @returns a multiple of `spacing`, within the pool's bounds; halves round up
 * @throws RangeError when either argument is fractional or out of bounds
 */
export function nearestUsableTick(tick: number, spacing: number): number {
  if (!Number.isInteger(spacing) || spacing <= 0) {
    throw new RangeError(`Tick spacing ${spacing} is not a positive integer`);
  }
  if (!Number.isInteger(tick) || Math.abs(tick) > TICK_LIMIT) {
    throw new RangeError(`Tick ${tick} is not an integer within ±${TICK_LIMIT}`);
  }
  const rounded = Math.round(tick / spacing) * spacing;
  if (rounded < -TICK_LIMIT) return rounded + spacing;
  if (rounded > TICK_LIMIT) return rounded - spacing;
  // Math.round(-0.2) is -0, which prints and compares differently from 0 in tests and keys.
  return rounded === 0 ? 0 : rounded;
}
