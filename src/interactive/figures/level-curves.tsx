import type { ReactNode } from 'react';

/**
 * Returns the curve x · y = k as an SVG path, with y measured from the top of the drawing.
 *
 * @param extent the largest y of the drawing
 * @param from first x
 * @param to last x
 * @param shift subtracted from x and y, as v3 subtracts its virtual reserves
 */
export function levelCurve(extent: number, k: number, from: number, to: number, shift = 0): string {
  const points = Array.from({ length: 25 }, (_, index) => {
    const x = from * (to / from) ** (index / 24);
    return `${(x - shift).toFixed(3)} ${(extent - k / x + shift).toFixed(3)}`;
  });
  return `M${points.join('L')}`;
}

/** Keeps a line's width when its drawing is stretched. */
export const line = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;

/**
 * Returns curves of equal k for the background. Each level is the square root of k, which is the reserve of either
 * token at a price of 1.
 */
export const contours = (extent: number, levels: readonly number[]) =>
  levels.map((level) => ({
    level,
    path: levelCurve(extent, level ** 2, level ** 2 / extent, extent),
  }));

interface ContourFieldProps {
  /** The largest reserve of either token, in units of the drawing. */
  extent: number;
  behind: ReturnType<typeof contours>;
  children: ReactNode;
}

/** A plane of two reserves that fills its container, with faint contours behind the children. */
export function ContourField({ extent, behind, children }: ContourFieldProps) {
  return (
    <svg width="100%" height="100%" viewBox={`0 0 ${extent} ${extent}`} preserveAspectRatio="none">
      {behind.map(({ level, path }) => (
        <path key={level} d={path} stroke="var(--border)" {...line} />
      ))}
      {children}
    </svg>
  );
}
