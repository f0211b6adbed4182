import type { CSSObject } from '@emotion/react';
import { LOADING } from '../../frame/load-state/names';
import { MENU_OPEN } from '../../frame/mobile-menu/names';
import { JS } from '../../kit/names';
import { media } from '../../kit/styles/tokens';
import { DIAGRAM, EXTERNAL } from '../../markup/article/names';
import { CODE_TITLE } from '../../markup/code/names';
import { LANDING, LANDING_BADGE, TASK_CARDS } from '../../markup/landing/names';
import { STACKED } from '../../markup/tables/names';

const RTL = '[dir="rtl"]';

/** Selector for content that is left-to-right in every language: code, formulas, text in drawings, package names. */
const ALWAYS_LTR = `:is(code, kbd, pre, samp, text, math, .${DIAGRAM}, .${LANDING_BADGE}, [translate='no'])`;

/**
 * Right-to-left styles that logical properties cannot express. On a right-to-left page, an untranslated doc is
 * left-to-right, but parts of the frame inside that doc are right-to-left. Values that depend on the direction are
 * therefore custom properties, which are inherited from the nearest element with a `dir`.
 */
export const rightToLeftStyle: CSSObject = {
  [RTL]: { '--turn': '-1', '--start': 'right', '--end': 'left' },
  "[dir='ltr']": { '--turn': '1', '--start': 'left', '--end': 'right' },
  [`${RTL} ${ALWAYS_LTR}`]: { direction: 'ltr', unicodeBidi: 'isolate' },
  [`${RTL} .${CODE_TITLE}`]: { textAlign: 'var(--start)' as 'start' },
  // English text in a field is left-to-right, but an empty field stays right-to-left.
  [`${RTL} :is(input, textarea)`]: { unicodeBidi: 'plaintext' },
  // Keep digits of the same place value aligned, with the sign in front of the number.
  [`${RTL} [align='right']`]: { textAlign: 'right' },
  [`${RTL} td[align='right']`]: { direction: 'ltr' },
  [media.narrow]: {
    [`${RTL} .${STACKED} td[align='right']`]: {
      textAlign: 'var(--end)' as 'end',
      '&::before': { float: 'var(--start)' as 'left' },
    },
  },
  // Next to left-to-right text, the table of contents keeps the position that it has on other pages.
  [`${RTL} [dir='ltr'] > .article-page`]: {
    direction: 'rtl',
    '& > .article-text': { direction: 'ltr' },
  },
  [`${RTL} .sidebar details:not([open]) > summary > svg`]: {
    transform: 'rotate(calc(var(--turn) * -90deg))',
  },
  [`${RTL} a.${EXTERNAL}::after`]: { transform: 'scaleX(var(--turn))' },
  [`${RTL} .${LANDING} > svg`]: { transform: 'scaleX(var(--turn))' },
  [`${RTL} .${TASK_CARDS} strong::after`]: {
    content: '"→" / ""',
    display: 'inline-block',
    marginInlineStart: '0.25em',
    transform: 'scaleX(var(--turn))',
  },
  [media.mobile]: {
    [`html${RTL}[${JS}]:not([${MENU_OPEN}]) .site-menu`]: { transform: 'translateX(100%)' },
  },
  [`html${RTL}[${LOADING}] .load-state-bar`]: { transformOrigin: '100% 0' },
};
