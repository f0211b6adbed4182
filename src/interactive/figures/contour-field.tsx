import type { ReactNode } from 'react';
import { levelCurve } from '../kit/level-curve';

/** Keeps the width of a line when its drawing is stretched. */
export const line = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;

/**
 * Returns lines of equal k for the background. Each level is the square root of k: the reserve of each token at a price
 * of 1.
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
