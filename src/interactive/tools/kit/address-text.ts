import { ungrouped } from '../../../protocol/exact/decimal-text';

/** Maximum characters of a value in the page's URL, because some hosts and messengers truncate longer links. */
const LONGEST = 6_000;

/**
 * Removes white space that has no meaning. In bytes, all white space is removed, because it only shows where a terminal
 * broke the line. In other text, white space separates values (`3 7` must not become `37`), so only the space around a
 * comma or a dash is removed.
 */
function withoutSpace(text: string): string {
  if (/^\s*0x/i.test(text)) return text.replace(/\s/g, '');
  return text.trim().replace(/\s*([,–-])\s*/g, (_, mark: string) => (mark === '–' ? '-' : mark));
}

/**
 * Returns text that a reader typed, in the form used in the page's URL. The form allows only word characters, dots,
 * commas and minus signs, because these need no escaping. If other characters remain, returns an empty string, because
 * a part of a value would be a different value.
 */
export function addressText(text: string): string {
  const bare = withoutSpace(text);
  return bare.length <= LONGEST && /^[\w.,-]*$/.test(bare) ? bare : '';
}

/**
 * Returns a typed number without digit grouping, because the form of {@link addressText} has no characters for
 * grouping.
 */
export const addressNumber = (text: string): string => addressText(ungrouped(text));

/** Returns text from the page's URL if {@link addressText} could have written it, otherwise the fallback. */
export function textFromAddress(text: string | null, fallback: string): string {
  return text !== null && text !== '' && text.length <= LONGEST && /^[\w.,-]+$/.test(text)
    ? text
    : fallback;
}

/** Returns the word from the page's URL if it is allowed, otherwise the fallback. */
export function wordFromAddress<Word extends string>(
  text: string | null,
  words: readonly Word[],
  fallback: Word,
): Word {
  return words.find((word) => word === text) ?? fallback;
}
