/** The part of the plane that a drawing shows. Both axes start at 0. */
interface Plane {
  /** The largest visible x and y. */
  x: number;
  y: number;
  /** Size of the drawing, in the units of its view box. */
  width: number;
  height: number;
}

/**
 * Number of arcs that make up the curve. Each is a quadratic curve between two points of the hyperbola, with the
 * intersection of their tangents as its control point. With this many, the difference from the hyperbola isn't visible.
 */
const ARCS = 5;

/**
 * Returns the curve x·y = k as the `d` of an SVG path, from the top of the plane to its right side.
 *
 * @param k in the units of the plane; the curve is visible only if `k` is below `x · y`
 */
export function levelCurvePath(k: number, { x: right, y: top, width, height }: Plane): string {
  const at = (x: number, y: number): string =>
    `${Math.round((x / right) * width)} ${Math.round((1 - y / top) * height)}`;
  const first = k / top;
  // The x of each point is that of the previous one times the same factor, which puts more points where the curve
  // bends.
  const ratio = (right / first) ** (1 / ARCS);
  const arcs = Array.from({ length: ARCS }, (_, index) => {
    const from = first * ratio ** index;
    const to = from * ratio;
    return `Q${at((2 * from * to) / (from + to), (2 * k) / (from + to))} ${at(to, k / to)}`;
  });
  return `M${at(first, top)}${arcs.join('')}`;
}
