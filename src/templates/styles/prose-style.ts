import type { CSSObject } from '@emotion/react';
import { admonitionStyle } from '../../markup/admonitions/admonition-style';
import { detailsStyle } from '../../markup/article/details-style';
import { factsStyle } from '../../markup/article/facts-style';
import { figureStyle } from '../../markup/article/figure-style';
import { trackStyle } from '../../markup/article/track-style';
import { textStyle } from '../../markup/article/text-style';
import { chainFilterStyle } from '../../markup/chain-filter/chain-filter-style';
import { headingLinkStyle } from '../../markup/headings/heading-link-style';
import { tableStyle } from '../../markup/tables/table-style';
import { tabsStyle } from '../../markup/tabs/tabs-style';
import { termLinkStyle } from '../../markup/terms/term-link-style';
import { PROSE } from '../../markup/article/names';
import { termDefinitionStyle } from '../../markup/terms/term-definition-style';

/** The text of a doc: styles for everything that the compiler generates from Markdown. Later ones win. */
export const proseStyle: CSSObject = {
  [`.${PROSE}`]: {
    ...textStyle,
    ...trackStyle,
    ...headingLinkStyle,
    ...termLinkStyle,
    ...admonitionStyle,
    ...tableStyle,
    ...factsStyle,
    ...chainFilterStyle,
    ...figureStyle,
    ...tabsStyle,
    ...detailsStyle,
  },
  ...termDefinitionStyle,
};
