/**
 * Words as developers write them: `sqrtPriceX96`, `TRANSFER_FROM_FAILED`, `0x414bf389`, `Q64.96`, `0.3`, `887,272`.
 * Dots stay between digits, commas before three of them; everything else that is no letter, digit, `_` or `$` separates.
 */
const WORD = /[\p{L}\p{N}_$]+(?:(?<=\d)(?:\.(?=\d)|,(?=\d{3}(?!\d)))[\p{L}\p{N}_$]+)*/gu;
const PART = /\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?\p{Ll}+\d*|\p{Lu}+\d*|\d+|\p{L}+/gu;

/** Hashes and addresses: the parts of a random number mean nothing, and none of its digits is a slip. */
export const isHash = (word: string): boolean => /^0x[0-9a-f]{4,}$/i.test(word);

/** The words of a text, as written. */
export const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/** What a word is found by: `Swap` and `swap` are one, and so are `887,272`, `887_272` and `887272`. */
export const keyOf = (word: string): string =>
  word.toLowerCase().replace(/(?<=\d)[,_](?=\d{3}(?!\d))/g, '');

/**
 * A word without its ending, so that "swapping" is "swap", "fees" are a "fee" and "removed" is "remove". No language is
 * spoken by this: it is compared with other words treated alike.
 */
export const stemOf = (word: string): string =>
  word
    .replace(/ies$/, 'y')
    .replace(/(?<=[a-z]{3})(?:ing|ed|es|s|e)$/, '')
    .replace(/([b-df-hj-np-tv-z])\1$/, '$1');

/** Camel, snake and dotted parts of an identifier, in lower case; none for a plain word. */
export function partsOf(word: string): string[] {
  if (isHash(word)) return [];
  const parts = word.match(PART) ?? [];
  return parts.length > 1 ? parts.map((part) => part.toLowerCase()) : [];
}

/** What a text is found by: each word whole and in its parts, in lower case. */
export function tokenize(text: string): string[] {
  return wordsOf(text).flatMap((word) => [
    keyOf(word),
    ...partsOf(word).filter((part) => part.length > 1),
  ]);
}

/** Words next to each other as one: a heading "Tick spacing" is found by `tickspacing`. */
export function joinedPairs(text: string): string[] {
  const words = wordsOf(text).map(keyOf);
  return words
    .slice(1)
    .map((word, index) => (words[index] ?? '') + word)
    .filter((pair) => /^\p{L}[\p{L}\p{N}]{5,}$/u.test(pair));
}
