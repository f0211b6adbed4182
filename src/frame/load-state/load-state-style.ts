import type { CSSObject } from '@emotion/react';
import { media } from '../../kit/styles/tokens';
import { LOADING } from './names';

/** Styles of the load indicators in `frame/load-state/load-state.tsx`, and of the error box. */
export const loadStateStyle: CSSObject = {
  '@keyframes load-grow': { from: { transform: 'scaleX(0.05)' }, to: { transform: 'scaleX(0.9)' } },
  '@keyframes load-turn': { to: { transform: 'rotate(1turn)' } },
  '.load-state-bar': {
    position: 'fixed',
    inset: '0 0 auto',
    zIndex: 60,
    height: '2px',
    background: 'var(--accent)',
    transformOrigin: '0 0',
    display: 'none',
    [`html[${LOADING}] &`]: { display: 'block', animation: 'load-grow 8s var(--ease) forwards' },
  },
  '.load-state-spinner': {
    position: 'fixed',
    top: '40vh',
    left: '50%',
    zIndex: 10,
    display: 'none',
    [`html[${LOADING}] &`]: { display: 'block' },
    '&::before': {
      content: '""',
      display: 'block',
      width: '2.25rem',
      height: '2.25rem',
      border: '3px solid var(--border)',
      borderTopColor: 'var(--accent)',
      borderRadius: '50%',
      animation: 'load-turn 900ms linear infinite',
    },
    // The text is only for screen readers.
    fontSize: 0,
  },
  // The box sticks to the bottom of the window, so that it is visible wherever the reader is on the page. At the end of
  // the page it takes up space of its own, so it covers nothing.
  '.load-state-box': {
    position: 'sticky',
    bottom: 'var(--space-4)',
    zIndex: 70,
    maxWidth: 'min(var(--measure), 100% - 2 * var(--space-4))',
    maxHeight: '50vh',
    margin: 'var(--space-4) auto',
    // On wide screens, the box covers the table of contents but not the text.
    [media.desktop]: { maxWidth: '16rem', marginInlineEnd: 'var(--space-4)' },
    overflow: 'auto',
    overflowWrap: 'anywhere',
    padding: 'var(--space-4) var(--space-5)',
    border: '1px solid var(--danger)',
    borderRadius: 'var(--radius-md)',
    background: 'var(--danger-surface)',
    boxShadow: '0 8px 24px oklch(0 0 0 / 0.22)',
    h2: { marginBottom: 'var(--space-2)', fontSize: 'var(--size-md)' },
    p: { marginBottom: 'var(--space-3)', fontSize: 'var(--size-sm)' },
  },
  // Keeps the focused element from being hidden behind the box.
  'html:has(.load-state-box)': { scrollPaddingBottom: '12rem' },
  // A button in the page's colors.
  '.plain-button': {
    minHeight: '2.25rem',
    padding: '0 var(--space-4)',
    border: '1px solid var(--border-strong)',
    borderRadius: 'var(--radius-md)',
    background: 'var(--surface)',
    color: 'var(--text)',
    fontSize: 'var(--size-sm)',
    fontWeight: 560,
    cursor: 'pointer',
    '&:hover': { borderColor: 'var(--accent)' },
  },
};
