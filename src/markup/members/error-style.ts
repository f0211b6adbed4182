import type { CSSObject } from '@emotion/react';
import { JS } from '../../kit/names';
import { plainButton } from '../../kit/styles/plain-button';
import { ERROR, ERROR_LONG, ERROR_RUN } from './names';

/** Container query for a list wide enough to show code, meaning and fix side by side. */
const WIDE_ERROR = '@container (min-width: 40rem)';

/** The list of errors, as rendered by `plugins/gatsby-transformer-doc/compile/draw-error-codes.ts`. */
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
  // Column headings are visible only once per contract; the others are for screen readers.
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
