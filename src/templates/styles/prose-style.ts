import type { CSSObject } from '@emotion/react';
import { admonitionStyle } from '../../markup/admonitions/admonition-style';
import { detailsStyle, factsStyle, textStyle, trackStyle } from '../../markup/article/text-style';
import { figureStyle } from '../../markup/article/figure-style';
import { gasStyle } from '../../markup/gas/gas-style';
import { chainFilterStyle } from '../../markup/chain-filter/chain-filter-style';
import { headingLinkStyle } from '../../markup/headings/heading-link-style';
import { tableStyle } from '../../markup/tables/table-style';
import { tabsStyle } from '../../markup/tabs/tabs-style';
import { termLinkStyle } from '../../markup/hints/term-link-style';
import { testedStyle } from '../../markup/hints/tested-style';
import { PROSE } from '../../markup/article/names';

/** Styles of the text of a doc, which the compiler generates from Markdown. Later entries override earlier ones. */
export const proseStyle: CSSObject = {
  [`.${PROSE}`]: {
    ...textStyle,
    ...trackStyle,
    ...headingLinkStyle,
    ...termLinkStyle,
    ...testedStyle,
    ...admonitionStyle,
    ...tableStyle,
    ...factsStyle,
    ...chainFilterStyle,
    ...gasStyle,
    ...figureStyle,
    ...tabsStyle,
    ...detailsStyle,
  },
};
