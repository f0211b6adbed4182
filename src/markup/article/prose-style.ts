import { JS } from '../../kit/names';
import type { CSSObject } from '@emotion/react';
import { media } from '../../kit/styles/tokens';
import { COPY_VALUE } from '../code/names';
import { TABS, TAB_LIST, TAB_PANEL } from '../tabs/names';
import { TERM_DEFINITION, TERM_LINK } from '../terms/names';
import { COPIED, HEADING_LINK } from '../headings/names';
import { ADDRESS_ACTIONS, CHAIN_FILTER_LINE } from '../chain-filter/names';
import { LONG, SHORT, TABLE_FRAME } from '../tables/names';
import { ADMONITION, ADMONITION_KINDS, ADMONITION_TITLE } from '../admonitions/names';
import {
  DETAILS,
  DETAILS_BODY,
  DIAGRAM,
  EXTERNAL,
  FACTS,
  FIGURE,
  MATH_BLOCK,
  PROSE,
  STATUS,
} from './names';

const admonitions: CSSObject = Object.fromEntries(
  Object.keys(ADMONITION_KINDS).map((kind) => [
    `.${ADMONITION}-${kind}`,
    { '--kind': `var(--${kind})`, background: `var(--${kind}-surface)` },
  ]),
);

/** As in code: an edge that shows while there is more to scroll to, on a surface of its colour. */
const scrollEdges = (surface: string): string => `
  linear-gradient(to right, ${surface} 40%, transparent) left / 2rem 100% no-repeat local,
  linear-gradient(to left, ${surface} 40%, transparent) right / 2rem 100% no-repeat local,
  linear-gradient(to right, color-mix(in oklab, var(--text) 14%, transparent), transparent) left / 0.5rem 100% no-repeat scroll,
  linear-gradient(to left, color-mix(in oklab, var(--text) 14%, transparent), transparent) right / 0.5rem 100% no-repeat scroll`;

const prose: CSSObject = {
  '& > *:first-of-type': { marginTop: 0 },
  'p, ul, ol, dl': { marginBlock: 'var(--space-4)' },
  h2: {
    marginBlock: 'var(--space-12) var(--space-4)',
    fontSize: 'var(--size-xl)',
    scrollMarginTop: 'var(--space-5)',
  },
  h3: { marginBlock: 'var(--space-8) var(--space-3)', fontSize: 'var(--size-lg)' },
  'h4, h5, h6': { marginBlock: 'var(--space-6) var(--space-2)', fontSize: 'var(--size-md)' },
  'h2 + h3': { marginTop: 'var(--space-5)' },
  [`.${HEADING_LINK}`]: {
    marginInlineStart: '0.35em',
    color: 'var(--text-muted)',
    fontWeight: 400,
    textDecoration: 'none',
    opacity: 0,
    transition: 'opacity var(--motion-fast)',
    [`&:focus-visible, &[${COPIED}]`]: { opacity: 1 },
    [`&[${COPIED}]::after`]: { content: '" copied"', fontSize: 'var(--size-xs)', letterSpacing: 0 },
    [media.print]: { display: 'none' },
  },
  [`& :is(h2, h3, h4, h5, h6):hover > .${HEADING_LINK}`]: { opacity: 1 },
  'ul, ol': { paddingInlineStart: '1.35em' },
  li: { marginBlock: 'var(--space-1)', paddingInlineStart: '0.15em' },
  'li::marker': { color: 'var(--text-muted)', fontVariantNumeric: 'tabular-nums' },
  [`a.${EXTERNAL}::after`]: {
    content: "''",
    display: 'inline-block',
    width: '0.5em',
    height: '0.5em',
    marginInline: '0.25em 0.1em',
    border: 'solid currentColor',
    borderWidth: '1.5px 1.5px 0 0',
    // The shaft of the arrow, from corner to corner; without it the mark reads as a sign for "not".
    background:
      'linear-gradient(to bottom right, transparent calc(50% - 0.75px), currentColor calc(50% - 0.75px) calc(50% + 0.75px), transparent calc(50% + 0.75px))',
    opacity: 0.7,
    [media.print]: { display: 'none' },
  },
  // A word that the glossary explains reads like the text around it.
  [`a.${TERM_LINK}`]: {
    color: 'inherit',
    textDecoration: 'underline dotted',
    textDecorationColor: 'var(--text-muted)',
    textUnderlineOffset: '0.2em',
    '&:hover': { color: 'var(--accent)' },
  },
  strong: { fontWeight: 640 },
  '& :not(pre) > code': {
    padding: '0.1em 0.32em',
    border: '1px solid var(--border)',
    borderRadius: 'var(--radius-sm)',
    background: 'var(--surface-sunken)',
    fontSize: '0.86em',
    overflowWrap: 'anywhere',
    boxDecorationBreak: 'clone',
    WebkitBoxDecorationBreak: 'clone',
  },
  'a > code': { color: 'inherit' },
  // Headings of tables are small and close: a frame in them is noise.
  '& th > code': { padding: 0, border: 0, background: 'none' },
  hr: { margin: 'var(--space-10) 0', border: 0, borderTop: '1px solid var(--border)' },
  blockquote: {
    margin: 'var(--space-5) 0',
    paddingInlineStart: 'var(--space-4)',
    borderInlineStart: '2px solid var(--border-strong)',
    color: 'var(--text-muted)',
  },
  [`.${ADMONITION}`]: {
    marginBlock: 'var(--space-6)',
    padding: 'var(--space-4) var(--space-5)',
    border: '1px solid color-mix(in oklab, var(--kind) 28%, transparent)',
    borderInlineStart: '3px solid var(--kind)',
    borderRadius: 'var(--radius-md)',
    '& > :last-child': { marginBottom: 0 },
    [`& > .${ADMONITION_TITLE}`]: { margin: 0, color: 'var(--kind)', fontWeight: 640 },
    [`& > .${ADMONITION_TITLE} + *`]: { marginTop: 'var(--space-1)' },
  },
  ...admonitions,
  [`.${TABLE_FRAME}`]: {
    marginBlock: 'var(--space-5)',
    border: '1px solid var(--border)',
    borderRadius: 'var(--radius-md)',
    overflowX: 'auto',
    background: scrollEdges('var(--surface)'),
  },
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: '0.94em',
    lineHeight: 1.5,
    fontVariantNumeric: 'tabular-nums',
  },
  'th, td': {
    padding: 'var(--space-2) var(--space-4)',
    borderBottom: '1px solid var(--border)',
    textAlign: 'start',
    verticalAlign: 'top',
    minWidth: '6.5rem',
    [media.mobile]: { minWidth: '9rem' },
  },
  // Columns of numbers and single words leave the room to those of text.
  [`th.${SHORT}, td.${SHORT}`]: {
    minWidth: 0,
    [media.mobile]: { paddingInline: 'var(--space-3)' },
  },
  [`td.${SHORT}`]: { whiteSpace: 'nowrap' },
  // Three columns fit a phone: the last one of an error table is the fix, and was out of sight.
  [`.${TABLE_FRAME} > table:has(tr > :nth-child(3)):not(:has(tr > :nth-child(4))) :is(th, td)`]: {
    '@media (max-width: 480px)': {
      minWidth: '4.5rem',
      paddingInline: 'var(--space-2)',
    },
  },
  // A column is as wide as the longest part of its names: breaking them anywhere, the browser would make it narrower.
  '& :is(td, th) code': {
    boxDecorationBreak: 'slice',
    WebkitBoxDecorationBreak: 'slice',
    [`&:not(.${LONG})`]: { overflowWrap: 'break-word' },
  },
  // Sources and versions below a row must not widen it.
  [`& td > small code:not(.${LONG})`]: { overflowWrap: 'anywhere' },
  "td[align='right'], th[align='right']": { textAlign: 'end' },
  "td[align='center'], th[align='center']": { textAlign: 'center' },
  th: { color: 'var(--text-muted)', fontSize: 'var(--size-sm)', fontWeight: 560 },
  'tbody tr:last-child > td': { borderBottom: 0 },
  // Names and values below a heading: one under the other on a phone.
  [`.${FACTS}`]: {
    margin: 0,
    fontSize: '0.94em',
    '& > div': {
      display: 'grid',
      gridTemplateColumns: '5.5rem minmax(0, 1fr)',
      gap: 'var(--space-3)',
      paddingBlock: 'var(--space-1)',
    },
    '& dt': { color: 'var(--text-muted)' },
    '& dd': { margin: 0, overflowWrap: 'anywhere' },
  },
  [`.${STATUS}`]: {
    '& > div': { paddingBlock: 'var(--space-4)', borderTop: '1px solid var(--border)' },
    '& dt': { fontWeight: 600 },
    '& dd': { margin: 0, overflowWrap: 'anywhere' },
    '& dd > p': { marginBlock: 'var(--space-2)' },
    '& small': { marginBlock: 'var(--space-1)', fontWeight: 400 },
  },
  [`td > small, .${STATUS} small`]: {
    display: 'block',
    color: 'var(--text-muted)',
    fontSize: 'var(--size-sm)',
  },
  'td > p': {
    marginBlock: 'var(--space-1) 0',
    '& > small': { display: 'block', color: 'var(--text-muted)' },
  },
  [`.${ADDRESS_ACTIONS}`]: {
    display: 'flex',
    gap: 'var(--space-2)',
    fontSize: 'var(--size-sm)',
    '& > *': { minHeight: 32, display: 'inline-flex', alignItems: 'center' },
  },
  [`[${COPY_VALUE}], .${CHAIN_FILTER_LINE} select`]: {
    padding: '0 var(--space-3)',
    border: '1px solid var(--border-strong)',
    borderRadius: 'var(--radius-sm)',
    background: 'var(--surface-raised)',
    cursor: 'pointer',
  },
  // As wide as its longest label, so that the row does not move.
  [`[${COPY_VALUE}]`]: { minWidth: '4.8em', justifyContent: 'center' },
  [`.${CHAIN_FILTER_LINE}`]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 'var(--space-3)',
    [`html:not([${JS}]) &`]: { display: 'none' },
    '& select': { minHeight: 44, maxWidth: '100%' },
    '& output': { color: 'var(--text-muted)', fontSize: 'var(--size-sm)' },
  },
  [`html:not([${JS}]) & [${COPY_VALUE}]`]: { display: 'none' },
  [`.${MATH_BLOCK}`]: {
    marginBlock: 'var(--space-5)',
    paddingBlock: 'var(--space-1)',
    overflow: 'auto hidden',
  },
  [`.${MATH_BLOCK} .katex-display`]: { margin: 0, textAlign: 'center' },
  '.katex': { fontSize: '1.1em' },
  // As wide as its text needs to be read; on a narrow screen it scrolls within itself.
  [`.${DIAGRAM}`]: {
    overflowX: 'auto',
    scrollbarWidth: 'thin',
    background: scrollEdges('var(--surface-raised)'),
    '& > svg': {
      display: 'block',
      width: 'var(--width)',
      height: 'auto',
      marginInline: 'auto',
      fontFamily: 'var(--font-sans)',
    },
    // Labels cross lifelines.
    "text[font-size='11']": {
      paintOrder: 'stroke',
      stroke: 'var(--surface-raised)',
      strokeWidth: 4,
    },
  },
  [`.${FIGURE}`]: {
    marginBlock: 'var(--space-6)',
    padding: 'var(--space-5)',
    border: '1px solid var(--border)',
    borderRadius: 'var(--radius-lg)',
    background: 'var(--surface-raised)',
    [media.mobile]: { padding: 'var(--space-3)' },
    '& > svg': {
      display: 'block',
      width: '100%',
      // A narrow drawing keeps its text as large as that of the others.
      maxWidth: 'var(--width, 38rem)',
      height: 'auto',
      marginInline: 'auto',
      fontFamily: 'var(--font-sans)',
      overflow: 'visible',
    },
    '& > figcaption': {
      maxWidth: '38rem',
      marginInline: 'auto',
      marginTop: 'var(--space-4)',
      color: 'var(--text-muted)',
      fontSize: 'var(--size-sm)',
      lineHeight: 1.5,
    },
  },
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
  // Without script every panel is read one after the other.
  [`html:not([${JS}]) & .${TAB_PANEL}[hidden]`]: { display: 'block !important' },
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

/** The text of a doc: everything that the compiler makes of Markdown. */
export const proseStyle: CSSObject = {
  [`.${PROSE}`]: prose,
  // Made by `markup/terms/term-definitions.ts`, outside the text.
  [`.${TERM_DEFINITION}`]: {
    position: 'fixed',
    zIndex: 40,
    maxWidth: 'min(22rem, calc(100vw - 16px))',
    padding: 'var(--space-3) var(--space-4)',
    border: '1px solid var(--border-strong)',
    borderRadius: 'var(--radius-md)',
    background: 'var(--surface-raised)',
    boxShadow: 'var(--shadow-popover)',
    fontSize: 'var(--size-sm)',
    lineHeight: 1.45,
    strong: { display: 'block', marginBottom: 'var(--space-1)' },
    '&[hidden]': { display: 'none' },
  },
};
