import type { CSSObject } from '@emotion/react';
import { JS } from '../../kit/names';
import { plainButton } from '../../kit/styles/shared-styles';
import { media } from '../../kit/styles/tokens';
import { DETAILS_BODY } from '../article/names';
import { HEADING } from '../headings/names';
import {
  API_CODE,
  API_GROUP,
  ERROR,
  ERROR_LONG,
  ERROR_RUN,
  INHERITED,
  MEANING,
  MEMBER,
  MEMBER_BODY,
  MEMBER_FOLD,
  MEMBER_REST,
} from './names';

/** Container query that matches if signatures fit next to the description. */
const WIDE_MEMBER = '@container (min-width: 46rem)';

/**
 * Returns styles that place the signature next to the description and keep it in view while scrolling.
 *
 * @param body class of the element whose children join the grid of the member
 */
const beside = (body?: string): CSSObject => ({
  [WIDE_MEMBER]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 20rem',
    gridTemplateRows: body ? 'auto auto 1fr' : undefined,
    columnGap: 'var(--space-6)',
    alignItems: 'start',
    ...(body && {
      [`& > .${body}`]: { display: 'contents' },
      [`& > :is(h2, h3, h4, h5, .${HEADING})`]: { gridRow: 1 },
      [`& > .${MEANING}`]: { gridRow: 2 },
    }),
    [`& .${MEMBER_REST}`]: { gridColumn: 1, gridRow: body ? 3 : 1, minWidth: 0 },
    [`& .${API_CODE}`]: {
      gridColumn: 2,
      gridRow: body ? '1 / 4' : 1,
      position: 'sticky',
      top: 'calc(var(--navbar-height) + var(--space-4))',
      margin: 0,
    },
  },
});

/** Styles of members, which are shown in full or folded. */
export const memberStyle: CSSObject = {
  [`[${API_GROUP}], .${INHERITED} > .${DETAILS_BODY}`]: { containerType: 'inline-size' },
  [`.${MEMBER}`]: { position: 'relative', marginBlock: 'var(--space-8)', ...beside(MEMBER_BODY) },
  [`& :is(h2, h3, .${HEADING}) + .${MEMBER}`]: { marginTop: 'var(--space-5)' },
  // If there are many members, each shows only its name and meaning, as a list to skim.
  [`.${MEMBER}:has(> .${MEMBER_FOLD})`]: {
    display: 'block',
    marginBlock: 0,
    padding: 'var(--space-3) 0 var(--space-4)',
    borderTop: '1px solid var(--border)',
    [`& > :is(h2, h3, h4, h5, .${HEADING})`]: {
      margin: '0 0 var(--space-1)',
      paddingInlineEnd: '6rem',
    },
    [`& > .${MEANING}`]: { margin: 0 },
  },
  [`.${MEMBER_FOLD} > summary`]: {
    position: 'absolute',
    insetBlockStart: 'var(--space-2)',
    insetInlineEnd: 0,
    padding: 'var(--space-1) var(--space-2)',
    borderRadius: 'var(--radius-sm)',
    color: 'var(--text-muted)',
    fontSize: 'var(--size-sm)',
    cursor: 'pointer',
    '&:hover': { color: 'var(--text)', background: 'var(--surface-sunken)' },
    [media.print]: { display: 'none' },
  },
  [`.${MEMBER_FOLD} > .${MEMBER_BODY}`]: { marginBlock: 'var(--space-3) var(--space-4)' },
  [`.${MEMBER_FOLD} > .${MEMBER_BODY}:has(> .${MEMBER_REST})`]: beside(),
  [`.${MEANING} > :is(p, blockquote)`]: { marginBlock: 0 },
  // Makes the details a size container, so that the lists in them use two columns only if two fit.
  [`.${MEMBER_REST}`]: { containerType: 'inline-size', marginTop: 'var(--space-3)' },
  [`.${MEMBER_FOLD} .${MEMBER_REST}`]: { marginTop: 0 },
  [`.${MEMBER_REST} > :first-of-type`]: { marginTop: 0 },
};

/** Container query that matches if the code, meaning and fix of an error fit side by side. */
const WIDE_ERROR = '@container (min-width: 40rem)';

/** Styles of the list of errors that `plugins/gatsby-transformer-doc/compile/draw-error-codes.ts` renders. */
export const errorStyle: CSSObject = {
  [`.${ERROR}`]: {
    padding: 'var(--space-3) 0',
    borderTop: '1px solid var(--border)',
    '& > h4': { margin: 0, fontSize: 'var(--size-sm)' },
    '& > h4 > code': { padding: 0, border: 0, background: 'none', fontSize: '1em' },
    '& > dl': { margin: 0, fontSize: 'var(--size-sm)', lineHeight: 1.55 },
    '& > dl > div': { marginTop: 'var(--space-1)' },
    '& dt': { color: 'var(--text-muted)', fontSize: 'var(--size-xs)' },
    '& dd': { margin: 0, overflowWrap: 'anywhere' },
    '& > dl > div:last-of-type': {
      display: 'flex',
      alignItems: 'baseline',
      gap: 'var(--space-2)',
      color: 'var(--text-muted)',
      fontSize: 'var(--size-xs)',
      '& > dt': { flex: 'none' },
      '& code': { fontSize: '1em' },
    },
    [WIDE_ERROR]: {
      display: 'grid',
      gridTemplateColumns: '15.75rem minmax(0, 1fr)',
      columnGap: 'var(--space-4)',
      '& > h4': { fontSize: 'var(--size-xs)', lineHeight: 1.75 },
      '& > h4 wbr': { display: 'none' },
      '& > h4 > code': { overflowWrap: 'break-word' },
      '& > dl': {
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(min-content, 1fr))',
        columnGap: 'var(--space-5)',
        '& > div > dd, & > div > dd code': { overflowWrap: 'break-word' },
      },
      '& > dl > div': { marginTop: 0 },
      '& > dl > div:last-of-type': { gridColumn: '1 / -1', marginTop: 'var(--space-1)' },
    },
  },
  [`.${ERROR_RUN}`]: {
    ...plainButton,
    minHeight: 24,
    color: 'var(--accent)',
    fontSize: 'var(--size-xs)',
    '&:hover': { textDecoration: 'underline' },
    [WIDE_ERROR]: { gridColumn: 2, justifySelf: 'start' },
    [`html:not([${JS}]) &`]: { display: 'none' },
    '@media print': { display: 'none' },
  },
  [`.${ERROR_LONG}`]: {
    [WIDE_ERROR]: { '& > h4': { gridColumn: '1 / -1' }, '& > dl': { gridColumn: 2 } },
  },
  // The column headings are visible only above the first error of a contract. The headings of later errors are only for
  // screen readers.
  [`.${ERROR} ~ .${ERROR} > dl > div:not(:last-of-type) > dt`]: {
    [WIDE_ERROR]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
  [`.${ERROR}:first-of-type > h4`]: { [WIDE_ERROR]: { paddingTop: '1.2rem' } },
};
