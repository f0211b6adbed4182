import { ungrouped } from '../../../protocol/exact/decimal-text';

/** A link longer than this is cut by some hosts and messengers. */
const LONGEST = 6_000;

/**
 * White space in bytes is where a terminal broke them. Elsewhere it parts values, so that `3 7` must not become
 * `37`: only what stands around a comma or a dash goes.
 */
function withoutSpace(text: string): string {
  if (/^\s*0x/i.test(text)) return text.replace(/\s/g, '');
  return text.trim().replace(/\s*([,–-])\s*/g, (_, mark: string) => (mark === '–' ? '-' : mark));
}

/**
 * A reader's text as it may stand in the page's address: word characters, dots, commas and minus signs, which need
 * no escaping. Anything else is left out whole: half a value would be another value.
 */
export function addressText(text: string): string {
  const bare = withoutSpace(text);
  return bare.length <= LONGEST && /^[\w.,-]*$/.test(bare) ? bare : '';
}

/** A number as typed, without the grouping that an address cannot carry. */
export const addressNumber = (text: string): string => addressText(ungrouped(text));

/** A text from the page's address, if it could have been written there by {@link addressText}. */
export function textFromAddress(text: string | null, fallback: string): string {
  return text !== null && text !== '' && text.length <= LONGEST && /^[\w.,-]+$/.test(text)
    ? text
    : fallback;
}

/** One of a few words from the page's address. */
export function wordFromAddress<Word extends string>(
  text: string | null,
  words: readonly Word[],
  fallback: Word,
): Word {
  return words.find((word) => word === text) ?? fallback;
}
