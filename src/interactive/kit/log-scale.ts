/**
 * Returns a logarithmic scale, on which equal distances are equal ratios.
 *
 * The scale is a function from a value to its position in percent. It moves values outside the range to the nearest
 * end.
 */
export function logScale(minimum: number, maximum: number): (value: number) => number {
  const span = Math.log(maximum / minimum);
  return (value) => Math.min(Math.max((100 * Math.log(value / minimum)) / span, 0), 100);
}

/** Formats a position in percent as an SVG length. It's rounded, so that server and browser render the same text. */
export const percent = (place: number): string => `${place.toFixed(2)}%`;
