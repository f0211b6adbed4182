import type { CSSObject } from '@emotion/react';
import { plainButton } from '../../kit/styles/plain-button';

/** See `markup/article/page-file.tsx`. */
export const pageFileStyle: CSSObject = {
  '.page-file': {
    display: 'flex',
    gap: 'var(--space-4)',
    margin: 'calc(var(--space-5) * -1) 0 var(--space-6)',
    color: 'var(--text-muted)',
    fontSize: 'var(--size-sm)',
    '& > *': {
      ...plainButton,
      minHeight: '1.75rem',
      color: 'inherit',
      lineHeight: '1.75rem',
      textDecoration: 'underline',
      textDecorationColor: 'var(--border-strong)',
      textUnderlineOffset: '0.2em',
      ':hover': { color: 'var(--text)' },
    },
    // Wide enough for every label of the button, so that nothing next to it moves.
    button: { minWidth: '5em', textAlign: 'start' },
    '@media (scripting: none)': { button: { display: 'none' } },
  },
};
