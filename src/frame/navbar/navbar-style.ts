import type { CSSObject } from '@emotion/react';
import { media } from '../../kit/styles/tokens';
import { NAVBAR_BAR } from '../../kit/names';
import { NAVBAR_HIDDEN } from './names';

/** Styles of the component in `frame/navbar/navbar.tsx`. */
export const navbarStyle: CSSObject = {
  [`.${NAVBAR_BAR}`]: {
    position: 'sticky',
    top: 0,
    zIndex: 20,
    height: 'var(--navbar-height)',
    borderBottom: '1px solid var(--border)',
    background: 'color-mix(in oklab, var(--surface) 92%, transparent)',
    backdropFilter: 'blur(10px)',
    WebkitBackdropFilter: 'blur(10px)',
    transition: 'transform var(--motion-base) var(--ease)',
    [`html[${NAVBAR_HIDDEN}] &:not(:focus-within)`]: { transform: 'translateY(-101%)' },
    // When a control in the bar receives focus, the browser would scroll the page, because the scroll padding of the
    // page or a hidden bar makes the control count as out of view. These margins prevent that.
    '& :is(a, button, summary)': { scrollMarginBlock: '-10rem 10rem' },
  },
  '.navbar-row': {
    display: 'flex',
    alignItems: 'center',
    gap: 'var(--space-1)',
    maxWidth: '90rem',
    height: '100%',
    marginInline: 'auto',
    paddingInline: 'var(--space-6)',
    [media.mobile]: { paddingInline: 'var(--space-4)' },
  },
  '.navbar-brand': {
    display: 'flex',
    alignItems: 'center',
    gap: 'var(--space-2)',
    // If there is no space for the name, show only the logo: the name wraps to a second line, which is clipped.
    flexWrap: 'wrap',
    alignContent: 'flex-start',
    minWidth: '1.75rem',
    height: '2rem',
    overflow: 'hidden',
    lineHeight: '2rem',
    marginInlineEnd: 'var(--space-5)',
    [media.mobile]: { marginInlineEnd: 0 },
    color: 'var(--text)',
    fontSize: 'var(--size-lg)',
    fontWeight: 640,
    letterSpacing: '-0.02em',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
  },
  '.navbar-link': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.25rem',
    paddingInline: 'var(--space-3)',
    borderRadius: 'var(--radius-sm)',
    color: 'var(--text-muted)',
    fontSize: 'var(--size-sm)',
    fontWeight: 520,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    transition: 'color var(--motion-fast)',
    '&:hover': { color: 'var(--text)' },
    "&[aria-current='true']": {
      color: 'var(--text)',
      boxShadow: 'inset 0 -2px var(--accent)',
      borderRadius: 0,
    },
  },
  '.navbar-list': {
    display: 'flex',
    alignItems: 'center',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '.navbar-desktop-only': { [media.mobile]: { display: 'none' } },
  '.navbar-row > .icon-button': { flexShrink: 1, minWidth: 40 },
  '.navbar-spacer': { flex: 1 },
  // Hide the search shortcut in windows that are too narrow for the whole navbar.
  [`.${NAVBAR_BAR} kbd`]: { '@media (max-width: 70em)': { display: 'none' } },
};
