import type { CSSObject } from '@emotion/react';
import { media } from '../../kit/styles/tokens';
import { DROPDOWN_CLASS, JS } from '../../kit/names';
import { MENU_OPEN } from './names';

/** Styles of the button in the navbar that opens the menu. */
export const menuToggleStyle: CSSObject = {
  '.navbar-toggle': {
    [media.desktop]: { display: 'none' },
    [`html:not([${JS}]) &`]: { display: 'none' },
  },
};

/** Styles of the component in `frame/mobile-menu/site-menu.tsx`. */
export const siteMenuStyle: CSSObject = {
  // The panel is next to the text on a wide screen, and slides over the text on a narrow one. Without scripts it cannot
  // be opened, so on a narrow screen it is placed below the text.
  '.site-menu': {
    [media.desktop]: {
      position: 'sticky',
      top: 0,
      alignSelf: 'start',
      maxHeight: '100vh',
      paddingBlock: 'calc(var(--navbar-height) + var(--space-6)) var(--space-10)',
      paddingInline: 'var(--space-6) var(--space-4)',
      marginTop: 'calc(-1 * var(--navbar-height))',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      scrollbarWidth: 'thin',
    },
    [media.mobile]: {
      order: 2,
      padding: 'var(--space-6) var(--space-4)',
      [`html[${JS}] &`]: {
        position: 'fixed',
        insetBlock: 0,
        insetInlineStart: 0,
        zIndex: 40,
        width: 'min(21rem, 88vw)',
        padding: '0 var(--space-4) var(--space-10)',
        // The head covers this much of the panel.
        scrollPaddingTop: '4.5rem',
        borderInlineEnd: '1px solid var(--border)',
        background: 'var(--surface)',
        overflowY: 'auto',
        overscrollBehavior: 'contain',
        visibility: 'hidden',
        transform: 'translateX(-100%)',
        transition: 'transform var(--motion-base) var(--ease), visibility var(--motion-base)',
      },
      [`html[${MENU_OPEN}] &`]: {
        visibility: 'visible',
        transform: 'none',
        // `visibility` is not animated here: the panel must be visible immediately, because hidden elements cannot take
        // focus.
        transition: 'transform var(--motion-base) var(--ease)',
      },
    },
  },
  '.site-menu-backdrop': {
    position: 'fixed',
    inset: 0,
    zIndex: 35,
    background: 'oklch(0.1 0.02 258 / 0.6)',
    display: 'none',
    [media.mobile]: { [`html[${MENU_OPEN}] &`]: { display: 'block' } },
  },
  '.site-menu-without-sidebar': { [media.desktop]: { display: 'none' } },
  '.site-menu-head': {
    // Stays in sight while the panel scrolls, because it has the button that closes the panel.
    position: 'sticky',
    top: 0,
    zIndex: 1,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingBlock: 'var(--space-3)',
    background: 'var(--surface)',
    fontWeight: 640,
    [`html:not([${JS}]) &`]: { display: 'none' },
  },
  '.site-menu-sections': {
    margin: '0 0 var(--space-4)',
    padding: '0 0 var(--space-4)',
    borderBottom: '1px solid var(--border)',
    listStyle: 'none',
    a: {
      display: 'block',
      padding: 'var(--space-2) var(--space-3)',
      borderRadius: 'var(--radius-sm)',
      color: 'var(--text)',
      textDecoration: 'none',
      "&[aria-current='true']": { color: 'var(--accent)', fontWeight: 600 },
    },
  },
  '.site-menu-choices': {
    margin: '0 0 var(--space-4)',
    padding: '0 0 var(--space-4)',
    borderBottom: '1px solid var(--border)',
    '&:last-child': { borderBottom: 0 },
    '& > *': { minHeight: '2.5rem', alignContent: 'center' },
    // The panel scrolls, so its dropdowns open in the flow instead of over the content.
    [`& .${DROPDOWN_CLASS} > ul`]: {
      position: 'static',
      margin: 0,
      padding: 0,
      paddingInlineStart: 'var(--space-3)',
      border: 0,
      background: 'none',
      boxShadow: 'none',
    },
  },
  // Keeps the page behind the open menu from scrolling.
  [`html[${MENU_OPEN}]`]: { overflow: 'hidden' },
  '.site-menu-wide-hidden': { [media.desktop]: { display: 'none' } },
};
