import type { CSSObject } from '@emotion/react';
import { TESTED, TESTED_TEXT } from './names';

/**
 * Styles of "tested" marks. What was run is a hint where a pointer can hover, so that it does not interrupt the text.
 * Touch screens and paper have no hints, so there it is shown in parentheses.
 */
export const testedStyle: CSSObject = {
  [`.${TESTED}`]: {
    color: 'var(--text-muted)',
    fontSize: '0.85em',
    textDecorationLine: 'underline',
    textDecorationStyle: 'dotted',
    textUnderlineOffset: '0.2em',
    '&::before': { content: "'('" },
    '&::after': { content: "')'" },
  },
  [`span.${TESTED}`]: { textDecorationLine: 'none' },
  [`a.${TESTED}:hover`]: { color: 'var(--accent)' },
  '@media screen and (hover: hover)': {
    [`a.${TESTED}`]: {
      whiteSpace: 'nowrap',
      '&::before, &::after': { content: 'none' },
    },
    [`a.${TESTED} > .${TESTED_TEXT}`]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
};
