/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { media } from '../../kit/styles/tokens';

const style = css({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  width: 'min(46rem, 50%)',
  height: '100%',
  color: 'var(--border-strong)',
  maskImage: 'linear-gradient(to right, transparent, black 40%)',
  [media.mobile]: { insetBlock: 'auto 0', width: '100%', height: '8.5rem' },
  [media.forcedColors]: { display: 'none' },
  [media.print]: { display: 'none' },
});

const WIDTH = 900;
const HEIGHT = 460;

/** One line of equal k, from the top edge to the right edge, as x grows to the left of the drawing's right side. */
function isobar(k: number): string {
  const points: string[] = [];
  for (let step = 0; step <= 48; step += 1) {
    // Even steps of the logarithm of the price put points where the line bends.
    const x = Math.sqrt(k) * Math.exp((step / 48 - 0.5) * 5.2);
    const y = k / x;
    points.push(`${(WIDTH * (x / 12)).toFixed(1)} ${(HEIGHT * (1 - y / 6)).toFixed(1)}`);
  }
  return `M${points.join('L')}`;
}

const levels = [0.35, 0.8, 1.5, 2.5, 3.9, 5.7, 8, 10.9, 14.4, 18.6, 23.6];
const MARKED = 4;

/** The site's motif: lines of equal k, drawn from x·y = k, one of them marked with a trade along it. */
export function Isobars() {
  const k = levels[MARKED] ?? 1;
  const place = (x: number) => ({ cx: WIDTH * (x / 12), cy: HEIGHT * (1 - k / x / 6) });
  return (
    <svg
      css={style}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <g fill="none" stroke="currentColor">
        {levels.map((level, index) => (
          <path
            key={level}
            d={isobar(level)}
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
