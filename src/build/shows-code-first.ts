import { PROSE } from '../markup/article/names';
import { shownText } from '../site/content/shown-text';

/**
 * A code block counts as visible without scrolling if at most this many characters of the doc's text precede it. A page
 * shows about that much text under its title at 1440 × 900 and at 390 × 844. If the estimate is wrong, code changes to
 * its own font a moment later.
 */
const ABOVE = 400;

/** Matches a closed `<details>` element that contains no other `<details>`. */
const FOLDED = /<details(?![^>]*\sopen\b)(?:(?!<details)[\s\S])*?<\/details>/g;

function withoutFolded(html: string): string {
  const shown = html.replace(FOLDED, '');
  return shown === html ? html : withoutFolded(shown);
}

/**
 * Whether a page shows a code block without scrolling, and so loads the code font at once, except on a phone. Inline
 * code, which nearly every page has, looks fine in the fallback fonts until the reader interacts.
 */
export function showsCodeFirst(html: string): boolean {
  // The doc is the last element with this class. A notice above it may have the class too.
  const [, ...texts] = html.split(`class="${PROSE}"`);
  const doc = texts.at(-1) ?? '';
  const [above = '', block] = withoutFolded(doc).split('<pre', 2);
  // Count only the visible part of a formula.
  const text = above.replace(/^[^>]*>|<math[\s\S]*?<\/math>/g, '');
  return block !== undefined && shownText(text).length <= ABOVE;
}
