import type { CSSObject } from '@emotion/react';
import { media } from '../../kit/styles/tokens';
import { DETAILS_BODY } from '../article/names';
import { HEADING } from '../headings/names';
import {
  API_CODE,
  API_GROUP,
  INHERITED,
  MEANING,
  MEMBER,
  MEMBER_BODY,
  MEMBER_FOLD,
  MEMBER_REST,
} from './names';

/** Container query for enough width to show signatures next to the description. */
const WIDE_MEMBER = '@container (min-width: 46rem)';

/**
 * Places the signature next to the description and keeps it in view while scrolling. With `body`, its children join the
 * member's grid.
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

/** Members: description, signature and details, in full or folded. */
export const memberStyle: CSSObject = {
  [`[${API_GROUP}], .${INHERITED} > .${DETAILS_BODY}`]: { containerType: 'inline-size' },
  [`.${MEMBER}`]: { position: 'relative', marginBlock: 'var(--space-8)', ...beside(MEMBER_BODY) },
  [`& :is(h2, h3, .${HEADING}) + .${MEMBER}`]: { marginTop: 'var(--space-5)' },
  // With many members, each shows only its name and meaning, as a list to skim.
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
  // A container, so that its lists use two columns only if they fit.
  [`.${MEMBER_REST}`]: { containerType: 'inline-size', marginTop: 'var(--space-3)' },
  [`.${MEMBER_FOLD} .${MEMBER_REST}`]: { marginTop: 0 },
  [`.${MEMBER_REST} > :first-of-type`]: { marginTop: 0 },
};
