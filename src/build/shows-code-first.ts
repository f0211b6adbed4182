import { PROSE } from '../markup/article/names';
import { shownText } from '../site/content/shown-text';

/**
 * Text of a doc that a block of code may stand behind, in characters, and still be in the first view: about what a
 * page shows under its title at 1440 × 900 and at 390 × 844. Where it is wrong, code shows in its font a moment later.
 */
const ABOVE = 400;

/** What is folded away, without another such part in it. */
const FOLDED = /<details(?![^>]*\sopen\b)(?:(?!<details)[\s\S])*?<\/details>/g;

function withoutFolded(html: string): string {
  const shown = html.replace(FOLDED, '');
  return shown === html ? html : withoutFolded(shown);
}

/**
 * Whether the first view of a page shows a block of code: then it asks for the font of code at once. Code in the middle
 * of a line, of which nearly every page has some, looks well in the stand-ins until the reader does something.
 */
export function showsCodeFirst(html: string): boolean {
  // The last one is the doc: a notice above it may look like its text.
  const [, ...texts] = html.split(`class="${PROSE}"`);
  const doc = texts.at(-1) ?? '';
  const [above = '', block] = withoutFolded(doc).split('<pre', 2);
  // Of a formula, what is seen.
  const text = above.replace(/^[^>]*>|<math[\s\S]*?<\/math>/g, '');
  return block !== undefined && shownText(text).length <= ABOVE;
}
