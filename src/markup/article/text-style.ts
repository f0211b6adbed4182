import type { CSSObject } from '@emotion/react';
import { media } from '../../kit/styles/tokens';
import { ADMONITION } from '../admonitions/names';
import { CODE } from '../code/names';
import { TABLE_FRAME } from '../tables/names';
import { DETAILS, DETAILS_BODY, EXTERNAL, MATH_BLOCK, STATUS } from './names';

/** Styles of headings, paragraphs, lists, links and code within the text. */
export const textStyle: CSSObject = {
  '& > *:first-of-type': { marginTop: 0 },
  'p, ul, ol, dl': { marginBlock: 'var(--space-4)' },
  'h2, .heading-2': {
    marginBlock: 'var(--space-12) var(--space-4)',
    fontSize: 'var(--size-xl)',
    scrollMarginTop: 'var(--space-5)',
  },
  'h3, .heading-3': { marginBlock: 'var(--space-8) var(--space-3)', fontSize: 'var(--size-lg)' },
  'h4, h5, h6, .heading-4, .heading-5, .heading-6': {
    marginBlock: 'var(--space-6) var(--space-2)',
    fontSize: 'var(--size-md)',
  },
  '& :is(h2, .heading-2) + :is(h3, .heading-3)': { marginTop: 'var(--space-5)' },
  'ul, ol': { paddingInlineStart: '1.35em' },
  li: { marginBlock: 'var(--space-1)', paddingInlineStart: '0.15em' },
  'li::marker': { color: 'var(--text-muted)', fontVariantNumeric: 'tabular-nums' },
  [media.screen]: {
    [`a.${EXTERNAL}::after`]: {
      content: "''",
      display: 'inline-block',
      width: '0.5em',
      height: '0.5em',
      marginInline: '0.25em 0.1em',
      border: 'solid currentColor',
      borderWidth: '1.5px 1.5px 0 0',
      // Draws the shaft of the arrow, from corner to corner. Without the shaft, the mark looks like a "not" sign.
      background:
        'linear-gradient(to bottom right, transparent calc(50% - 0.75px), currentColor calc(50% - 0.75px) calc(50% + 0.75px), transparent calc(50% + 0.75px))',
      opacity: 0.7,
    },
  },
  strong: { fontWeight: 640 },
  '& :not(pre) > code': {
    padding: '0.1em 0.3em',
    borderRadius: 'var(--radius-sm)',
    background: 'var(--surface-tint)',
    fontSize: '0.88em',
    overflowWrap: 'anywhere',
    boxDecorationBreak: 'clone',
    WebkitBoxDecorationBreak: 'clone',
  },
  // Code in a link has no background, so that the link and its underline stay visible.
  'a > code': { padding: 0, background: 'none', color: 'inherit' },
  // Table headings are small and close together, so code in a table heading has no box.
  '& thead th > code': { padding: 0, background: 'none' },
  hr: { margin: 'var(--space-10) 0', border: 0, borderTop: '1px solid var(--border)' },
  blockquote: {
    margin: 'var(--space-5) 0',
    paddingInlineStart: 'var(--space-4)',
    borderInlineStart: '2px solid var(--border-strong)',
    color: 'var(--text-muted)',
  },
};

/** Styles of folded sections. */
export const detailsStyle: CSSObject = {
  [`.${DETAILS}`]: {
    marginBlock: 'var(--space-4)',
    border: '1px solid var(--border)',
    borderRadius: 'var(--radius-md)',
    '& > summary': { padding: 'var(--space-3) var(--space-4)', fontWeight: 560, cursor: 'pointer' },
    [`& > .${DETAILS_BODY}`]: { padding: '0 var(--space-4) var(--space-4)' },
  },
  [`.${DETAILS_BODY} > :first-of-type`]: { marginTop: 0 },
  [`.${DETAILS_BODY} > :last-child`]: { marginBottom: 0 },
};

/** Styles of lists of names with values, and of small print. */
export const factsStyle: CSSObject = {
  [`.${STATUS}`]: {
    '& > div': { paddingBlock: 'var(--space-4)', borderTop: '1px solid var(--border)' },
    '& dt': { fontWeight: 600 },
    '& dd': { margin: 0, overflowWrap: 'anywhere' },
    '& dd > p': { marginBlock: 'var(--space-2)' },
    '& small': { marginBlock: 'var(--space-1)', fontWeight: 400 },
  },
  [`& :is(td, th) > small, & .${STATUS} small`]: {
    display: 'block',
    color: 'var(--text-muted)',
    fontSize: 'var(--size-sm)',
  },
  '& :is(td, th) > p': {
    marginBlock: 'var(--space-1) 0',
    '& > small': { display: 'block', color: 'var(--text-muted)' },
  },
};

const boxes = `ul, ol, blockquote, .${ADMONITION}, .${DETAILS}`;

/** Limits text to a readable width. Headings, code, tables, figures and tools use the full width of the track. */
export const trackStyle: CSSObject = {
  [`& :where(p, .${MATH_BLOCK}, ${boxes})`]: { maxWidth: 'var(--measure)' },
  [`& :where(${boxes}):has(.${CODE}, .${TABLE_FRAME})`]: { maxWidth: 'none' },
};
