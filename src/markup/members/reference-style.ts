import type { CSSObject } from '@emotion/react';
import { media } from '../../kit/styles/tokens';

/** Documented symbols, as `plugins/gatsby-transformer-doc/compile/reference` draws them. */
const reference: CSSObject = {
  '.api-facts': {
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
  '.api-member': { marginBlock: 'var(--space-8)' },
  '& :is(h2, h3) + .api-member': { marginTop: 'var(--space-5)' },
  '& :is(.api-member, [data-api-group], .details-body) > :is(h2, h3, h4, h5):first-child': {
    marginTop: 0,
  },
  '[data-api-group]': { marginTop: 'var(--space-12)' },
  '[data-api-group] [data-api-group]': { marginTop: 'var(--space-6)' },
  '.api-code': { marginBlock: 'var(--space-3)' },
  '.code.api-code pre': { paddingBlock: 'var(--space-3)' },
  '.api-code a': {
    color: 'inherit',
    textDecorationColor: 'color-mix(in oklab, currentColor 45%, transparent)',
    '&:hover': { color: 'var(--accent)', textDecorationColor: 'currentColor' },
  },
  '.api-member > :is(h2, h3, h4, h5) > code': {
    padding: 0,
    border: 0,
    background: 'none',
    fontSize: '0.94em',
  },
  // Nothing but a button to show: beside the code it takes no line of its own.
  '.api-plain': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto' },
  '.api-foot': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 'var(--space-1) var(--space-4)',
    padding: 'var(--space-1) var(--space-2) var(--space-1) var(--space-4)',
    borderTop: '1px solid var(--border)',
    color: 'var(--text-muted)',
    fontSize: 'var(--size-xs)',
    lineHeight: 1.5,
    '& > .code-button': { marginInlineStart: 'auto' },
    '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
  },
  '.api-plain > .api-foot': { alignItems: 'start', border: 0, padding: 'var(--space-2)' },
  '& .api-foot code': {
    display: 'inline',
    padding: 0,
    border: 0,
    background: 'none',
    fontSize: 'inherit',
  },
  '.api-comment': {
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
  '.api-values': {
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
  '& .api-type code': { padding: 0, border: 0, background: 'none' },
  '& .api-type code a': { color: 'var(--accent)' },
  '.api-aside': { color: 'var(--text-muted)' },
  'td > p:first-of-type': { marginTop: 0 },
  'td > p:last-of-type': { marginBottom: 0 },
  '.api-filter': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 'var(--space-2) var(--space-3)',
    marginBlock: 'var(--space-8) 0',
    fontSize: 'var(--size-sm)',
    'html:not([data-js]) &': { display: 'none' },
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
