import type { CSSObject } from '@emotion/react';
import { JS, RUNS } from '../../kit/names';
import { plainButton } from '../../kit/styles/shared-styles';
import { media } from '../../kit/styles/tokens';
import { GAS, GAS_CALL, GAS_FEE, GAS_LINE, GAS_PROBLEM, GAS_RUN } from './names';

/** Styles of tables of gas, and of the line below each with the base fee. */
export const gasStyle: CSSObject = {
  [`.${GAS} > :first-child`]: { marginBottom: 'var(--space-2)' },
  // On a phone and on paper, a figure and its cost are on the same line.
  [`& td > [${GAS_CALL}] + small`]: {
    [`${media.narrow}, print`]: { display: 'inline', marginInlineStart: 'var(--space-2)' },
  },
  [`.${GAS_LINE}`]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 'var(--space-1) var(--space-4)',
    marginBottom: 'var(--space-5)',
    color: 'var(--text-muted)',
    fontSize: 'var(--size-sm)',
    '& input': {
      width: '6em',
      minHeight: 44,
      marginInline: 'var(--space-1)',
      paddingInline: 'var(--space-2)',
      border: '1px solid var(--border-strong)',
      borderRadius: 'var(--radius-sm)',
      background: 'var(--surface)',
      color: 'var(--text)',
      fontSize: 'max(1rem, var(--size-sm))',
      fontVariantNumeric: 'tabular-nums',
      "&[aria-invalid='true']": { borderColor: 'var(--danger)' },
      [`html:not([${JS}]) &`]: { display: 'none' },
    },
    [`& .${GAS_PROBLEM}`]: { margin: 0, color: 'var(--danger)' },
    [`html[${JS}] & .${GAS_FEE}`]: { display: 'none' },
  },
  [`.${GAS_RUN}`]: {
    ...plainButton,
    minHeight: 44,
    color: 'var(--accent)',
    '&:hover': { textDecoration: 'underline' },
    [`html:not([${JS}='${RUNS}']) &`]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
};
