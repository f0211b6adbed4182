/**
 * Words as developers write them: `sqrtPriceX96`, `TRANSFER_FROM_FAILED`, `0x414bf389`, `Q64.96`, `0.3`. Dots stay
 * between digits only; everything else that is no letter, digit, `_` or `$` separates.
 */
const WORD = /[\p{L}\p{N}_$]+(?:(?<=\d)\.(?=\d)[\p{L}\p{N}_$]+)*/gu;
const PART = /\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?\p{Ll}+\d*|\p{Lu}+\d*|\d+|\p{L}+/gu;

/** Hashes and addresses: the parts of a random number mean nothing, and none of its digits is a slip. */
export const isHash = (word: string): boolean => /^0x[0-9a-f]{4,}$/i.test(word);

/** The words of a text, as written. */
export const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/** Camel, snake and dotted parts of an identifier, in lower case; none for a plain word. */
export function partsOf(word: string): string[] {
  if (isHash(word)) return [];
  const parts = word.match(PART) ?? [];
  return parts.length > 1 ? parts.map((part) => part.toLowerCase()) : [];
}

/** What a text is found by: each word whole and in its parts, in lower case. */
export function tokenize(text: string): string[] {
  return wordsOf(text).flatMap((word) => [
    word.toLowerCase(),
    ...partsOf(word).filter((part) => part.length > 1),
  ]);
}

/** Words next to each other as one: a heading "Tick spacing" is found by `tickspacing`. */
export function joinedPairs(text: string): string[] {
  const words = wordsOf(text).map((word) => word.toLowerCase());
  return words
    .slice(1)
    .map((word, index) => (words[index] ?? '') + word)
    .filter((pair) => /^\p{L}[\p{L}\p{N}]{5,}$/u.test(pair));
}
