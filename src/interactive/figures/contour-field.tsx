import type { ReactNode } from 'react';
import { levelCurve } from '../kit/level-curve';

/** Of a line in a drawing that is stretched: its width is not. */
export const line = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;

/** Lines of equal k behind others, each at its root: how much a pool holds when its price is 1. */
export const contours = (extent: number, levels: readonly number[]) =>
  levels.map((level) => ({
    level,
    path: levelCurve(extent, level ** 2, level ** 2 / extent, extent),
  }));

interface ContourFieldProps {
  /** The largest reserve, in units of the drawing, of both tokens. */
  extent: number;
  behind: ReturnType<typeof contours>;
  children: ReactNode;
}

/** A plane of two reserves, as large as what it stands in, with quiet contours behind what is drawn upon it. */
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
