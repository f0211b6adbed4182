/** A link longer than this is cut by some hosts and messengers. */
const LONGEST = 6_000;

/**
 * A reader's text as it may stand in the page's address: word characters, dots, commas and minus signs, which need
 * no escaping. Anything else is left out whole: half a value would be another value.
 */
export function addressText(text: string): string {
  const bare = text.replace(/\s/g, '');
  return bare.length <= LONGEST && /^[\w.,-]*$/.test(bare) ? bare : '';
}

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
