import type { CSSObject } from '@emotion/react';
import { scrollEdges } from '../../kit/styles/scroll-edges';
import { media } from '../../kit/styles/tokens';
import { DIAGRAM, FIGURE, MATH_BLOCK } from './names';

/** Mathematics, diagrams and figures. */
export const figureStyle: CSSObject = {
  [`.${MATH_BLOCK}`]: {
    marginBlock: 'var(--space-5)',
    paddingBlock: 'var(--space-1)',
    overflow: 'auto hidden',
  },
  [`.${MATH_BLOCK} .katex-display`]: { margin: 0, textAlign: 'center' },
  '.katex': { fontSize: '1.1em' },
  // As wide as its text needs to be read; on a narrow screen it scrolls within itself.
  [`.${DIAGRAM}`]: {
    overflowX: 'auto',
    scrollbarWidth: 'thin',
    background: scrollEdges('var(--surface-raised)'),
    '& > svg': {
      display: 'block',
      width: 'var(--width)',
      height: 'auto',
      marginInline: 'auto',
      fontFamily: 'var(--font-sans)',
    },
    // Labels cross lifelines.
    "text[font-size='11']": {
      fontSize: '0.75rem',
      paintOrder: 'stroke',
      stroke: 'var(--surface-raised)',
      strokeWidth: 4,
    },
  },
  [`.${FIGURE}`]: {
    marginBlock: 'var(--space-6)',
    padding: 'var(--space-5)',
    border: '1px solid var(--border)',
    borderRadius: 'var(--radius-lg)',
    background: 'var(--surface-raised)',
    [media.mobile]: { padding: 'var(--space-3)' },
    '& > svg': {
      display: 'block',
      width: '100%',
      // A narrow drawing keeps its text as large as that of the others.
      maxWidth: 'var(--width, 38rem)',
      height: 'auto',
      marginInline: 'auto',
      fontFamily: 'var(--font-sans)',
      overflow: 'visible',
    },
    '& > figcaption': {
      maxWidth: '38rem',
      marginInline: 'auto',
      marginTop: 'var(--space-4)',
      color: 'var(--text-muted)',
      fontSize: 'var(--size-sm)',
      lineHeight: 1.5,
    },
  },
};
