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

/** Fill of a token in HTML. In drawings, HatchPattern is the fill of token1. */
export const token0Fill = css({ background: 'var(--token0)', forcedColorAdjust: 'none' });
export const token1Fill = css({
  // A repeated tile, because Firefox draws a repeating gradient of an OKLCH color as only a few thin lines.
  background:
    'linear-gradient(135deg, var(--token1) 25%, transparent 25% 50%, var(--token1) 50% 75%, transparent 75%) 0 0 / 6px 6px',
  forcedColorAdjust: 'none',
});

/** Hides a control if scripts are disabled. The drawing and the values stay visible. */
export const needsScript = css({ '@media (scripting: none)': { display: 'none !important' } });

/**
 * Base styles of a drawing. The drawing has no view box, so labels keep their size at every width. Positions are
 * percentages. Only the contents of a nested `svg` with a view box stretch.
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
  // The outline separates a label from the fill behind it. A label on a plain fill needs no outline, and one on a
  // hatched fill needs a wide outline.
  [`& text[${ON}="token0"]`]: { stroke: 'none' },
  [`& text[${ON}="token1"]`]: { strokeWidth: 10 },
  [`& text[${STRONG}]`]: { fill: 'var(--text)', fontWeight: 600 },
});

/** Matches a container that is wide enough for two columns, or for more space around the parts of a figure or tool. */
export const ROOMY = '@container (min-width: 35rem)';
/**
 * Matches a container that is wide enough for the controls next to the drawing. Docs are narrower, but the home page
 * isn't.
 */
export const SPACIOUS = '@container (min-width: 60rem)';
