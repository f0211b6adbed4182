import { errorStyle, memberStyle } from './member-style';
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
  API_LABEL,
  API_PLAIN,
  API_TYPE,
  API_VALUES,
  FILTER_LINE,
  MEANING,
  MEMBER,
} from './names';
import { CODE, CODE_BUTTON, LINE } from '../code/names';
import { HEADING } from '../headings/names';

/** Styles of documented symbols, which `plugins/gatsby-transformer-doc/compile/reference` renders. */
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
  ...memberStyle,
  [`& :is(.${MEMBER}, [${API_GROUP}], .details-body) > :is(h2, h3, h4, h5, .${HEADING}):first-child`]:
    {
      marginTop: 0,
    },
  [`[${API_GROUP}]`]: { marginTop: 'var(--space-12)' },
  [`[${API_GROUP}] [${API_GROUP}]`]: { marginTop: 'var(--space-6)' },
  [`.${API_CODE}`]: { marginBlock: 'var(--space-3)' },
  // Long lines wrap, with a hanging indent.
  [`.${CODE}.${API_CODE} code`]: {
    minWidth: 0,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
  },
  [`.${CODE}.${API_CODE} .${LINE}`]: {
    padding: '0 var(--space-3) 0 calc(var(--space-3) + 2ch)',
    maxWidth: '100%',
    textIndent: '-2ch',
  },
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
  // If the line below the code contains only a button, the button is next to the code instead.
  [`.${API_PLAIN}`]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto' },
  [`.${API_FOOT}`]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 'var(--space-1) var(--space-4)',
    paddingBlock: 'var(--space-1)',
    paddingInline: 'var(--space-4) var(--space-2)',
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
  [`& .${API_COMMENT}`]: {
    marginBlock: 'var(--space-3)',
    color: 'var(--text)',
    '& > p': { marginBlock: 'var(--space-1)' },
    // States the source of the text.
    '& > :last-child::after': {
      content: '"From the package"',
      marginInlineStart: 'var(--space-2)',
      color: 'var(--text-muted)',
      fontSize: 'var(--size-xs)',
      whiteSpace: 'nowrap',
    },
  },
  // A comment that is shown in place of our own description looks the same as a description.
  [`& .${MEANING} > .${API_COMMENT}`]: { margin: 0, padding: 0, border: 0 },
  [`& .${API_LABEL}`]: {
    margin: 'var(--space-4) 0 var(--space-1)',
    fontSize: 'var(--size-sm)',
    fontWeight: 600,
  },
  // All lists of a page have the same grid: names, with types and descriptions next to them. On a phone they have one
  // column.
  [`.${API_VALUES}`]: {
    margin: 0,
    fontSize: 'var(--size-sm)',
    lineHeight: 1.5,
    '& > dt': { paddingTop: 'var(--space-2)', borderTop: '1px solid var(--border)' },
    '& > dd': { margin: 0, paddingBottom: 'var(--space-2)' },
    '& > dd > p': { marginBlock: 0 },
    '@container (min-width: 28rem)': {
      display: 'grid',
      gridTemplateColumns: '13.5rem minmax(0, 1fr)',
      '& > dd': { paddingTop: 'var(--space-2)', borderTop: '1px solid var(--border)' },
    },
  },
  [`& .${API_VALUES} > dt > code`]: { padding: 0, border: 0, background: 'none', fontWeight: 600 },
  [`& .${API_TYPE} code`]: {
    padding: 0,
    border: 0,
    background: 'none',
    color: 'var(--text-muted)',
    fontSize: 'var(--size-xs)',
  },
  [`& .${API_TYPE} code a`]: { color: 'var(--accent)' },
  ...errorStyle,
  [`.${API_ASIDE}`]: { color: 'var(--text-muted)' },
  '& :is(td, th) > p:first-of-type': { marginTop: 0 },
  '& :is(td, th) > p:last-of-type': { marginBottom: 0 },
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

/**
 * Styles of content that only some docs have. They are in a separate style sheet that only the pages of those docs
 * load.
 */
export const referenceStyle: CSSObject = { '.prose': reference };
