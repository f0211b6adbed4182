import type { CSSObject } from '@emotion/react';
import { NO_PRINT, THEME } from '../../kit/names';
import { customProperties, media } from '../../kit/styles/tokens';
import { coloursOf } from '../../site/design/colours';
import { ADMONITION } from '../../markup/admonitions/names';
import { DIAGRAM, FIGURE, MATH_BLOCK } from '../../markup/article/names';
import { ADDRESS_ACTIONS, CHAIN_FILTER_LINE } from '../../markup/chain-filter/names';
import {
  CODE,
  CODE_BAR,
  CODE_FOLD,
  CODE_FOOT,
  DELETED,
  HIGHLIGHTED,
  INSERTED,
  LINE,
  WRAPPED,
} from '../../markup/code/names';
import { HEADING } from '../../markup/headings/names';
import { API_VALUES } from '../../markup/members/names';
import { TABLE_FRAME } from '../../markup/tables/names';
import { TAB_LABEL, TAB_LIST, TAB_PANEL } from '../../markup/tabs/names';
import { openPanel } from '../../markup/tabs/tabs-style';
import { TERM_LINK, TESTED } from '../../markup/hints/names';
import { SITE_LAYOUT_FRAME } from '../layout/names';

/**
 * Returns a selector for the URLs that are printed after links. It skips links to the glossary and to tests, and links
 * in menus, in code, in lists of parameters and in lists of pages.
 *
 * @param href start of the URLs to print
 * @param holders selectors of the elements that contain the links
 */
const told = (href: string, holders: string) =>
  `.article-text :is(${holders}) > a[href^="${href}"]:not(.${TERM_LINK}, .${TESTED}, :is(nav, .${CODE}, .${API_VALUES}, .pages-under) a)::after`;
const ABROAD = told('http', 'p, li, dt, dd, td, th, small');
const AT_HOME = told('/', 'p, li, dd');

const hidden = [
  `[${NO_PRINT}]`,
  `.${TAB_LIST}`,
  `.${CHAIN_FILTER_LINE}`,
  `.${ADDRESS_ACTIONS}`,
  '.footer',
  '[role="search"]',
  `main :is(button, fieldset:not(figure *))`,
].join();

const scrolling = ['pre', TABLE_FRAME, MATH_BLOCK, DIAGRAM, CODE].map((name) =>
  name === 'pre' ? name : `.${name}`,
);

/**
 * Styles for print, which make everything readable and hide interactive elements. They must come last, to override all
 * other styles.
 */
export const printStyle: CSSObject = {
  '@page': { margin: '16mm' },
  [media.print]: {
    [`:root, html[${THEME}]`]: {
      ...customProperties(coloursOf(COLOUR_SETTINGS, 'light')),
      colorScheme: 'light',
    },
    body: { minHeight: 0, fontSize: '10.5pt', orphans: 3, widows: 3 },
    [hidden]: { display: 'none !important' },
    // Show folded content, because it cannot be opened on paper. `app-behaviours.ts` does so in browsers without this
    // pseudo-element.
    'main details::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
    // Use no grid and no minimum height, because they leave printed pages half empty.
    [`.${SITE_LAYOUT_FRAME}, .article-page`]: { display: 'block', minHeight: 0, padding: 0 },
    '.article-foot': { marginBlockStart: 'var(--space-6)', breakBefore: 'avoid' },
    // Let scrolling elements overflow, because paper does not scroll, and a scroll container cannot break across pages.
    [scrolling.join()]: { overflow: 'visible !important', background: 'none !important' },
    [`.${CODE}`]: { boxDecorationBreak: 'clone', WebkitBoxDecorationBreak: 'clone' },
    [`.${CODE} :is(code, pre.${WRAPPED} code)`]: {
      minWidth: 0,
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    },
    [`tr, .${FIGURE}, .${ADMONITION}, .${MATH_BLOCK}, .${CODE} .${LINE}`]: { breakInside: 'avoid' },
    [`h1, h2, h3, h4, h5, .${HEADING}, .${CODE_BAR}, .${CODE_BAR} + .${CODE_FOLD}, thead`]: {
      breakInside: 'avoid',
      breakAfter: 'avoid',
    },
    [`.${CODE_FOOT}`]: { breakBefore: 'avoid' },
    [`.${HIGHLIGHTED}, .${INSERTED}, .${DELETED}, .${ADMONITION}`]: { printColorAdjust: 'exact' },
    [`.${TAB_PANEL}[hidden]`]: openPanel,
    [`.${TAB_PANEL}`]: {
      '&::before': {
        content: `attr(${TAB_LABEL})`,
        display: 'block',
        fontWeight: 600,
        breakAfter: 'avoid',
      },
    },
    [`${ABROAD}, ${AT_HOME}`]: {
      content: `" (" attr(href) ")"`,
      color: 'var(--text-muted)',
      fontSize: '0.85em',
      overflowWrap: 'anywhere',
    },
    [AT_HOME]: { content: `" (${SITE_ADDRESS}" attr(href) ")"` },
  },
};
