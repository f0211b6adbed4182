import { ungrouped } from '../../../protocol/exact/decimal-text';

/** Some hosts and messengers truncate longer links. */
const LONGEST = 6_000;

/**
 * Removes white space that has no meaning. In bytes, white space only marks where a terminal broke the line. Elsewhere
 * it separates values (`3 7` must not become `37`), so only the space around a comma or a dash is removed.
 */
function withoutSpace(text: string): string {
  if (/^\s*0x/i.test(text)) return text.replace(/\s/g, '');
  return text.trim().replace(/\s*([,–-])\s*/g, (_, mark: string) => (mark === '–' ? '-' : mark));
}

/**
 * Returns a reader's text in the form used in the page's address: word characters, dots, commas and minus signs, which
 * need no escaping. Any other text is omitted entirely, because half a value would be a different value.
 */
export function addressText(text: string): string {
  const bare = withoutSpace(text);
  return bare.length <= LONGEST && /^[\w.,-]*$/.test(bare) ? bare : '';
}

/** Returns a number as typed, without digit grouping, which an address cannot contain. */
export const addressNumber = (text: string): string => addressText(ungrouped(text));

/** Returns a text from the page's address if {@link addressText} could have written it, otherwise the fallback. */
export function textFromAddress(text: string | null, fallback: string): string {
  return text !== null && text !== '' && text.length <= LONGEST && /^[\w.,-]+$/.test(text)
    ? text
    : fallback;
}

/** Returns the word from the page's address if it is allowed, otherwise the fallback. */
export function wordFromAddress<Word extends string>(
  text: string | null,
  words: readonly Word[],
  fallback: Word,
): Word {
  return words.find((word) => word === text) ?? fallback;
}
