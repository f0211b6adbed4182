import { shownText } from '../../site/content/shown-text';

/** Where the part of a formula begins that is for the eye: the other, before it, is read by screen readers. */
const SEEN = /<span class="katex-html"/g;

const SPAN = /<(?<end>\/?)span\b/g;

/** An element with all that is in it. */
function elementAt(html: string, start: number): string {
  let depth = 0;
  SPAN.lastIndex = start;
  for (let tag = SPAN.exec(html); tag; tag = SPAN.exec(html)) {
    depth += tag.groups?.end ? -1 : 1;
    if (depth === 0) return html.slice(start, tag.index);
  }
  return html.slice(start);
}

/** What the formulas of a page show. */
export const formulaText = (html: string): string =>
  [...html.matchAll(SEEN)].map(({ index }) => shownText(elementAt(html, index))).join('');
