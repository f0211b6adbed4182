/**
 * Returns a line of equal k, x · y = k, as an SVG path whose y starts at the top.
 *
 * @param extent the largest y of the drawing
 * @param from first x
 * @param to last x
 * @param shift subtracted from both x and y, as v3 subtracts its virtual reserves
 */
export function levelCurve(extent: number, k: number, from: number, to: number, shift = 0): string {
  const points = Array.from({ length: 25 }, (_, index) => {
    const x = from * (to / from) ** (index / 24);
    return `${(x - shift).toFixed(3)} ${(extent - k / x + shift).toFixed(3)}`;
  });
  return `M${points.join('L')}`;
}
