/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { media } from '../../kit/styles/tokens';
import { levelCurvePath } from '../../protocol/level-curve-path';

const style = css({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  width: 'min(46rem, 50%)',
  height: '100%',
  color: 'var(--border-strong)',
  maskImage: 'linear-gradient(to right, transparent, black 40%)',
  transform: 'scaleX(var(--turn, 1))',
  [media.mobile]: { insetBlock: 'auto 0', width: '100%', height: '8.5rem' },
  [media.forcedColors]: { display: 'none' },
  [media.print]: { display: 'none' },
});

const plane = { x: 12, y: 6, width: 900, height: 460 };
const levels = [0.35, 0.8, 1.5, 2.5, 3.9, 5.7, 8, 10.9, 14.4, 18.6, 23.6];
const MARKED = 4;

/**
 * The site's motif: curves of constant x·y, one for each of several values. One of the curves is highlighted and shows
 * a trade along it.
 *
 * @param className class with styles that override the position, which by default is at the right edge of the container
 */
export function LevelCurves({ className }: { className?: string }) {
  const k = levels[MARKED] ?? 1;
  const place = (x: number) => ({
    cx: plane.width * (x / plane.x),
    cy: plane.height * (1 - k / x / plane.y),
  });
  return (
    <svg
      css={style}
      className={className}
      viewBox={`0 0 ${plane.width} ${plane.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <g fill="none" stroke="currentColor">
        {levels.map((level, index) => (
          <path
            key={level}
            d={levelCurvePath(level, plane)}
            strokeWidth={index === MARKED ? 1.6 : 1}
            opacity={index === MARKED ? 1 : 0.4 - Math.abs(index - MARKED) * 0.035}
            stroke={index === MARKED ? 'var(--accent)' : undefined}
          />
        ))}
      </g>
      <circle
        {...place(1.55)}
        r="4.5"
        fill="var(--surface)"
        stroke="var(--accent)"
        strokeWidth="1.6"
      />
      <circle {...place(3.4)} r="4.5" fill="var(--accent)" />
    </svg>
  );
}
