import type { CSSObject } from '@emotion/react';
import { plainButton } from '../../kit/styles/shared-styles';
import { media } from '../../kit/styles/tokens';

/** Styles of the component in `frame/footer/footer.tsx`. */
export const footerStyle: CSSObject = {
  '.footer': {
    marginTop: 'var(--space-20)',
    borderTop: '1px solid var(--border)',
    background: 'var(--surface-sunken)',
    fontSize: 'var(--size-sm)',
  },
  '.footer-grid': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(9.5rem, 1fr))',
    gap: 'var(--space-8) var(--space-6)',
    maxWidth: '90rem',
    marginInline: 'auto',
    padding: 'var(--space-12) var(--space-6) var(--space-8)',
    [media.mobile]: { paddingInline: 'var(--space-4)' },
    h2: { marginBottom: 'var(--space-3)', fontSize: 'var(--size-sm)', letterSpacing: 0 },
    ul: { padding: 0, listStyle: 'none' },
    a: {
      display: 'inline-block',
      paddingBlock: 'var(--space-1)',
      color: 'var(--text-muted)',
      textDecoration: 'none',
      '&:hover': { color: 'var(--text)', textDecoration: 'underline' },
    },
  },
  '.footer-note': {
    maxWidth: '90rem',
    marginInline: 'auto',
    padding: '0 var(--space-6) var(--space-10)',
    [media.mobile]: { paddingInline: 'var(--space-4)' },
    color: 'var(--text-muted)',
    a: { color: 'inherit', '&:hover': { color: 'var(--text)' } },
  },
  // The button looks like the link next to it.
  ...(OFFLINE && {
    '.footer-save': {
      ...plainButton,
      marginInlineStart: 'var(--space-4)',
      padding: 'var(--space-1) 0',
      textDecoration: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '0.18em',
      '&:hover': { color: 'var(--text)' },
      '@media (scripting: none)': { display: 'none' },
    },
  }),
};
