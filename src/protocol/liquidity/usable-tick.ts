// Highest tick of a pool, and lowest with a minus sign. It isn't imported from tick-math.ts, because that module
// computes big integers when it loads, which would slow down the page's scripts that import this module.
const TICK_LIMIT = 887_272;

/**
 * Returns the nearest tick that a position can use as a bound.
 *
 * @param tick integer within the pool's bounds (±887,272)
 * @param spacing tick spacing of the fee tier, for example 60 for 0.3%
 * @returns a multiple of `spacing` within the pool's bounds; halves round up
 * @throws RangeError if an argument is fractional or out of bounds
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
  // `Math.round(-0.2)` is −0, which is formatted differently from 0 and isn't equal to it in tests.
  return rounded === 0 ? 0 : rounded;
}
