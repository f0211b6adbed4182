/** The part of the plane that a drawing shows, both axes from 0. */
interface Plane {
  /** The greatest x and y that are in sight. */
  x: number;
  y: number;
  /** Size of the drawing, in its own units. */
  width: number;
  height: number;
}

/** Arcs in a line. Two points of a hyperbola and where their tangents meet make an arc that no eye tells from it. */
const ARCS = 5;

/**
 * A line of equal k as the `d` of an SVG path, from the top of the plane to its right side: x·y = k.
 *
 * @param k in the units of the plane; below `x · y`, else the line is out of sight
 */
export function levelCurvePath(k: number, { x: right, y: top, width, height }: Plane): string {
  const at = (x: number, y: number): string =>
    `${Math.round((x / right) * width)} ${Math.round((1 - y / top) * height)}`;
  const first = k / top;
  // Even steps of the price's logarithm put the points where the line bends.
  const ratio = (right / first) ** (1 / ARCS);
  const arcs = Array.from({ length: ARCS }, (_, index) => {
    const from = first * ratio ** index;
    const to = from * ratio;
    return `Q${at((2 * from * to) / (from + to), (2 * k) / (from + to))} ${at(to, k / to)}`;
  });
  return `M${at(first, top)}${arcs.join('')}`;
}
