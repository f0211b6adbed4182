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

/** What is read from the left in every language: code, formulas, the words of drawings, names of packages. */
const ALWAYS_LTR = `:is(code, kbd, pre, samp, text, math, .${DIAGRAM}, .${LANDING_BADGE}, [translate='no'])`;

/**
 * What logical properties cannot say of pages that are read from the right. A doc that nobody has translated stands in
 * such a page from the left, and parts of the frame in that from the right again, so what depends on the direction
 * comes from the nearest element that has one.
 */
export const rightToLeftStyle: CSSObject = {
  [RTL]: { '--turn': '-1', '--start': 'right', '--end': 'left' },
  "[dir='ltr']": { '--turn': '1', '--start': 'left', '--end': 'right' },
  [`${RTL} ${ALWAYS_LTR}`]: { direction: 'ltr', unicodeBidi: 'isolate' },
  [`${RTL} .${CODE_TITLE}`]: { textAlign: 'var(--start)' as 'start' },
  // A query or a name in English is written from the left, in a field that is empty from the right.
  [`${RTL} :is(input, textarea)`]: { unicodeBidi: 'plaintext' },
  // Digits stand below digits of the same value, and signs before them.
  [`${RTL} [align='right']`]: { textAlign: 'right' },
  [`${RTL} td[align='right']`]: { direction: 'ltr' },
  [media.narrow]: {
    [`${RTL} .${STACKED} td[align='right']`]: {
      textAlign: 'var(--end)' as 'end',
      '&::before': { float: 'var(--start)' as 'left' },
    },
  },
  // Beside a text from the left, the contents keep the place that they have on the other pages.
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
