/**
 * A logarithmic scale, so that equal distances are equal ratios.
 *
 * @returns a function from a value to its place in percent; values outside land on the ends
 */
export function logScale(minimum: number, maximum: number): (value: number) => number {
  const span = Math.log(maximum / minimum);
  return (value) => Math.min(Math.max((100 * Math.log(value / minimum)) / span, 0), 100);
}

/** A place in percent as an SVG length. Rounded, so that server and browser print the same. */
export const percent = (place: number): string => `${place.toFixed(2)}%`;
