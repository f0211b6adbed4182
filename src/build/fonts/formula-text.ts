import { shownText } from '../../site/content/shown-text';

/** Matches the start of the visible part of a formula. The part before it is for screen readers. */
const SEEN = /<span class="katex-html"/g;

const SPAN = /<(?<end>\/?)span\b/g;

/** Returns the HTML of the element that starts at an offset, with everything inside it. */
function elementAt(html: string, start: number): string {
  let depth = 0;
  SPAN.lastIndex = start;
  for (let tag = SPAN.exec(html); tag; tag = SPAN.exec(html)) {
    depth += tag.groups?.end ? -1 : 1;
    if (depth === 0) return html.slice(start, tag.index);
  }
  return html.slice(start);
}

/** Returns the visible text of a page's formulas. */
export const formulaText = (html: string): string =>
  [...html.matchAll(SEEN)].map(({ index }) => shownText(elementAt(html, index))).join('');
