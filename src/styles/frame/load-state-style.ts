import type { CSSObject } from '@emotion/react';

/** See `components/layout/load-state.tsx`. */
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
    'html[data-loading] &': { display: 'block', animation: 'load-grow 8s var(--ease) forwards' },
  },
  '.load-state-spinner': {
    position: 'fixed',
    top: '40vh',
    left: '50%',
    zIndex: 10,
    display: 'none',
    'html[data-loading] &': { display: 'block' },
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
    // The words are for screen readers.
    fontSize: 0,
  },
  '.load-state-box': {
    maxWidth: 'var(--measure)',
    margin: 'var(--space-6) auto 0',
    padding: 'var(--space-4) var(--space-5)',
    border: '1px solid var(--danger)',
    borderRadius: 'var(--radius-md)',
    background: 'var(--danger-surface)',
    h2: { marginBottom: 'var(--space-2)', fontSize: 'var(--size-md)' },
    p: { marginBottom: 'var(--space-3)', fontSize: 'var(--size-sm)' },
  },
  // A button in the colours of the page.
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
