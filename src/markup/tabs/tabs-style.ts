import type { CSSObject } from '@emotion/react';
import { JS } from '../../kit/names';
import { TABS, TAB_LIST, TAB_PANEL } from './names';

/** Styles that show the content of a panel even if the panel is closed. */
export const openPanel: CSSObject = {
  position: 'static !important' as 'static',
  display: 'block !important',
  visibility: 'visible !important' as 'visible',
  contentVisibility: 'visible !important' as 'visible',
};

/** Styles of tabs. */
export const tabsStyle: CSSObject = {
  [`.${TABS}`]: { marginBlock: 'var(--space-5)' },
  [`.${TAB_LIST}`]: {
    display: 'flex',
    gap: 'var(--space-1)',
    borderBottom: '1px solid var(--border)',
    overflowX: 'auto',
  },
  "[role='tab']": {
    padding: 'var(--space-2) var(--space-4)',
    border: 0,
    borderBottom: '2px solid transparent',
    background: 'none',
    color: 'var(--text-muted)',
    fontSize: 'var(--size-sm)',
    fontWeight: 560,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '&:hover': { color: 'var(--text)' },
    "&[aria-selected='true']": { borderBottomColor: 'var(--accent)', color: 'var(--text)' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  // Without scripts, all panels are shown one after the other.
  [`html:not([${JS}]) & .${TAB_PANEL}[hidden]`]: openPanel,
};
