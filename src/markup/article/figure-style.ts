import type { CSSObject } from '@emotion/react';
import { scrollEdges } from '../../kit/styles/shared-styles';
import { media } from '../../kit/styles/tokens';
import { DIAGRAM, FIGURE, MATH_BLOCK, STEPS } from './names';

/** Styles of mathematics, diagrams and figures. */
export const figureStyle: CSSObject = {
  [`.${MATH_BLOCK}`]: {
    marginBlock: 'var(--space-5)',
    paddingBlock: 'var(--space-1)',
    overflow: 'auto hidden',
    background: scrollEdges('var(--surface)'),
  },
  [`.${MATH_BLOCK} .katex-display`]: { margin: 0, textAlign: 'center' },
  '.katex': { fontSize: '1.1em' },
  // A diagram is as wide as its text needs to stay legible, so on a narrow screen it scrolls.
  [`.${DIAGRAM}`]: {
    overflowX: 'auto',
    scrollbarWidth: 'thin',
    background: scrollEdges('var(--surface-raised)'),
    '& > svg': {
      display: 'block',
      width: 'var(--width, 100%)',
      height: 'auto',
      marginInline: 'auto',
      fontFamily: 'var(--font-sans)',
    },
    '& > svg[style]': { width: '100%', minWidth: 'var(--least)', maxWidth: 'var(--width, 38rem)' },
    // Labels that cross lifelines have an outline in the background color, so that they stay legible.
    "text[font-size='11']": {
      fontSize: '0.75rem',
      paintOrder: 'stroke',
      stroke: 'var(--surface-raised)',
      strokeWidth: 4,
    },
  },
  // A phone has no room for lifelines side by side, so a sequence is shown as a list of steps instead.
  [`.${STEPS}`]: {
    display: 'none',
    margin: 0,
    fontSize: 'var(--size-sm)',
    '& > li': { marginBlock: 'var(--space-2)' },
    '& > li > span': { display: 'block', color: 'var(--text-muted)' },
    [media.narrow]: { display: 'block' },
  },
  [`.${DIAGRAM}:has(+ .${STEPS})`]: { [media.narrow]: { display: 'none' } },
  [`.${FIGURE}`]: {
    marginBlock: 'var(--space-6)',
    padding: 'var(--space-5)',
    border: '1px solid var(--border)',
    borderRadius: 'var(--radius-lg)',
    background: 'var(--surface-raised)',
    [media.mobile]: { padding: 'var(--space-3)' },
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
