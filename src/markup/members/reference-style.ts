import { JS } from '../../kit/names';
import type { CSSObject } from '@emotion/react';
import { media } from '../../kit/styles/tokens';
import {
  API_ASIDE,
  API_CODE,
  API_COMMENT,
  API_FACTS,
  API_FOOT,
  API_GROUP,
  API_PLAIN,
  API_TYPE,
  API_VALUES,
  FILTER_LINE,
  MEMBER,
} from './names';
import { CODE, CODE_BUTTON } from '../code/names';
import { HEADING } from '../headings/names';

/** Documented symbols, as `plugins/gatsby-transformer-doc/compile/reference` draws them. */
const reference: CSSObject = {
  [`.${API_FACTS}`]: {
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    gap: 'var(--space-1) var(--space-5)',
    marginBlock: 'var(--space-4)',
    fontSize: 'var(--size-sm)',
    lineHeight: 1.6,
    [media.mobile]: { columnGap: 'var(--space-4)' },
    dt: { color: 'var(--text-muted)' },
    dd: { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
  },
  [`.${MEMBER}`]: { marginBlock: 'var(--space-8)' },
  [`& :is(h2, h3, .${HEADING}) + .${MEMBER}`]: { marginTop: 'var(--space-5)' },
  [`& :is(.${MEMBER}, [${API_GROUP}], .details-body) > :is(h2, h3, h4, h5, .${HEADING}):first-child`]:
    {
      marginTop: 0,
    },
  [`[${API_GROUP}]`]: { marginTop: 'var(--space-12)' },
  [`[${API_GROUP}] [${API_GROUP}]`]: { marginTop: 'var(--space-6)' },
  [`.${API_CODE}`]: { marginBlock: 'var(--space-3)' },
  [`.${CODE}.${API_CODE} pre`]: { paddingBlock: 'var(--space-3)' },
  [`.${API_CODE} a`]: {
    color: 'inherit',
    textDecorationColor: 'color-mix(in oklab, currentColor 45%, transparent)',
    '&:hover': { color: 'var(--accent)', textDecorationColor: 'currentColor' },
  },
  [`.${MEMBER} :is(h2, h3, h4, h5) > code`]: {
    padding: 0,
    border: 0,
    background: 'none',
    fontSize: '0.94em',
  },
  // Nothing but a button to show: beside the code it takes no line of its own.
  [`.${API_PLAIN}`]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto' },
  [`.${API_FOOT}`]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 'var(--space-1) var(--space-4)',
    padding: 'var(--space-1) var(--space-2) var(--space-1) var(--space-4)',
    borderTop: '1px solid var(--border)',
    color: 'var(--text-muted)',
    fontSize: 'var(--size-xs)',
    lineHeight: 1.5,
    [`& > .${CODE_BUTTON}`]: { marginInlineStart: 'auto' },
    '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
  },
  [`.${API_PLAIN} > .${API_FOOT}`]: { alignItems: 'start', border: 0, padding: 'var(--space-2)' },
  [`& .${API_FOOT} code`]: {
    display: 'inline',
    padding: 0,
    border: 0,
    background: 'none',
    fontSize: 'inherit',
  },
  [`.${API_COMMENT}`]: {
    marginBlock: 'var(--space-3)',
    fontSize: '0.94em',
    lineHeight: 1.6,
    '&::before': {
      content: '"From the package"',
      display: 'block',
      fontSize: 'var(--size-xs)',
    },
    '& > p': { marginBlock: 'var(--space-1)' },
  },
  [`.${API_VALUES}`]: {
    marginBlock: 'var(--space-3) 0',
    padding: 0,
    listStyle: 'none',
    '&::before': {
      content: 'attr(aria-label)',
      display: 'block',
      fontSize: 'var(--size-xs)',
      fontWeight: 560,
    },
    '& > li': { padding: 'var(--space-1) 0', borderTop: '1px solid var(--border)' },
    '& > li > code': { color: 'var(--text)' },
  },
  [`& .${API_TYPE} code`]: { padding: 0, border: 0, background: 'none' },
  [`& .${API_TYPE} code a`]: { color: 'var(--accent)' },
  [`.${API_ASIDE}`]: { color: 'var(--text-muted)' },
  'td > p:first-of-type': { marginTop: 0 },
  'td > p:last-of-type': { marginBottom: 0 },
  [`.${FILTER_LINE}`]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 'var(--space-2) var(--space-3)',
    marginBlock: 'var(--space-8) 0',
    fontSize: 'var(--size-sm)',
    [`html:not([${JS}]) &`]: { display: 'none' },
    [media.print]: { display: 'none' },
    '& > label': { fontWeight: 560 },
    '& > input': {
      flex: '1 1 12rem',
      minWidth: 0,
      minHeight: '2.25rem',
      paddingInline: 'var(--space-3)',
      border: '1px solid var(--border-strong)',
      borderRadius: 'var(--radius-sm)',
      background: 'var(--surface-raised)',
      '&::placeholder': { color: 'var(--text-muted)', opacity: 1 },
    },
    '& > p': { margin: 0, color: 'var(--text-muted)', fontVariantNumeric: 'tabular-nums' },
  },
};

/** What the text of some docs holds besides prose: written into a style sheet of its own, for their pages alone. */
export const referenceStyle: CSSObject = { '.prose': reference };
