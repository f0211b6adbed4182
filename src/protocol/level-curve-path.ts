/** The part of the plane shown in a drawing; both axes start at 0. */
interface Plane {
  /** The greatest visible x and y. */
  x: number;
  y: number;
  /** Size of the drawing, in its own units. */
  width: number;
  height: number;
}

/**
 * How many arcs make up the curve. Each is drawn as a quadratic curve between two points of the hyperbola, with the
 * intersection of their tangents as its control point, and looks the same.
 */
const ARCS = 5;

/**
 * Returns a curve of constant k (x·y = k) as the `d` of an SVG path, from the top of the plane to its right side.
 *
 * @param k in the units of the plane; must be below `x · y`, or the curve is not visible
 */
export function levelCurvePath(k: number, { x: right, y: top, width, height }: Plane): string {
  const at = (x: number, y: number): string =>
    `${Math.round((x / right) * width)} ${Math.round((1 - y / top) * height)}`;
  const first = k / top;
  // Even steps in the logarithm of the price put more points where the curve bends.
  const ratio = (right / first) ** (1 / ARCS);
  const arcs = Array.from({ length: ARCS }, (_, index) => {
    const from = first * ratio ** index;
    const to = from * ratio;
    return `Q${at((2 * from * to) / (from + to), (2 * k) / (from + to))} ${at(to, k / to)}`;
  });
  return `M${at(first, top)}${arcs.join('')}`;
}
