import type { CSSObject } from '@emotion/react';
import { plainButton } from '../../kit/styles/shared-styles';
import { media } from '../../kit/styles/tokens';

/** Styles of the component in `markup/article/article.tsx`. */
export const articleStyle: CSSObject = {
  '.article-page': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, var(--wide-track))',
    justifyContent: 'center',
    gap: 'var(--space-10)',
    padding: 'var(--space-8) var(--space-8) 0',
    [media.mobile]: { padding: 'var(--space-5) var(--space-4) 0' },
    [media.wide]: { gridTemplateColumns: 'minmax(0, var(--wide-track)) var(--contents-width)' },
    [media.print]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: 0 },
  },
  '.article-text': {
    position: 'relative',
    minWidth: 0,
    [media.wide]: { gridColumn: 1, gridRow: 1 },
  },
  '.article-title': {
    fontSize: 'var(--size-3xl)',
    fontWeight: 640,
    letterSpacing: '-0.025em',
    lineHeight: 1.12,
    overflowWrap: 'anywhere',
  },
  '.article-lead': {
    maxWidth: 'var(--measure)',
    margin: 'var(--space-3) 0 var(--space-8)',
    color: 'var(--text-muted)',
    fontSize: 'var(--size-lg)',
    lineHeight: 1.5,
    textWrap: 'pretty',
    // Smaller on a phone, so that more of the text fits on the first screen.
    [media.mobile]: { marginBottom: 'var(--space-6)', fontSize: 'var(--size-md)' },
  },
  '.article-beside': {
    display: 'none',
    [media.wide]: {
      display: 'block',
      gridColumn: 2,
      gridRow: 1,
      position: 'sticky',
      top: 'calc(var(--navbar-height) + var(--space-8))',
      alignSelf: 'start',
      maxHeight: 'calc(100vh - var(--navbar-height) - var(--space-12))',
      overflowY: 'auto',
      scrollbarWidth: 'thin',
    },
  },
  '.article-above': { [media.wide]: { display: 'none' } },
};

/** Styles of the component in `markup/article/page-file.tsx`. */
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
    // The button is wide enough for each of its labels, so that nothing next to it moves when the label changes.
    button: { minWidth: '5em', textAlign: 'start' },
    '@media (scripting: none)': { button: { display: 'none' } },
  },
};
