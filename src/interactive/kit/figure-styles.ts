import { css } from '@emotion/react';
import { ON, STRONG } from './names';

/** Hidden visually, but available to screen readers. */
export const visuallyHidden = css({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** Fills that represent the two tokens in HTML; drawings use HatchPattern for token1. */
export const token0Fill = css({ background: 'var(--token0)', forcedColorAdjust: 'none' });
export const token1Fill = css({
  // Uses a tile, because Firefox draws a repeating gradient of an OKLCH colour as a few hairlines.
  background:
    'linear-gradient(135deg, var(--token1) 25%, transparent 25% 50%, var(--token1) 50% 75%, transparent 75%) 0 0 / 6px 6px',
  forcedColorAdjust: 'none',
});

/** Hides controls without script; the drawing and the values stay. */
export const needsScript = css({ '@media (scripting: none)': { display: 'none !important' } });

/**
 * Base styles of a drawing. Labels keep their size at every width, because the drawing has no view box of its own,
 * positions are percentages, and only nested parts stretch.
 */
export const drawingBase = css({
  display: 'block',
  width: '100%',
  overflow: 'visible',
  fontFamily: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  '& text': {
    fontSize: 'var(--size-xs)',
    fill: 'var(--text-muted)',
    stroke: 'var(--surface-raised)',
    strokeWidth: 4,
    strokeLinejoin: 'round',
    paintOrder: 'stroke',
  },
  // Outline of a label on a token's fill: none on the plain one, a wide one on the hatched one.
  [`& text[${ON}="token0"]`]: { stroke: 'none' },
  [`& text[${ON}="token1"]`]: { strokeWidth: 10 },
  [`& text[${STRONG}]`]: { fill: 'var(--text)', fontWeight: 600 },
});

/** Matches a container wide enough for two columns, or for more space around the parts of a figure or tool. */
export const ROOMY = '@container (min-width: 35rem)';
/**
 * Matches a container wide enough for the controls next to the drawing. Text columns are narrower, but the home page is
 * wide enough.
 */
export const SPACIOUS = '@container (min-width: 60rem)';
