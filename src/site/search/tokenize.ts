/** Letters of scripts that are written without spaces. */
const UNSPACED =
  '[\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}]';
const LETTER = String.raw`(?:(?!${UNSPACED})[\p{L}\p{N}_$])`;
const RUN = String.raw`(?:(?=[\p{L}\p{M}\p{N}])${UNSPACED})+`;

/**
 * Words as developers write them: `sqrtPriceX96`, `TRANSFER_FROM_FAILED`, `0x414bf389`, `Q64.96`, `0.3`, `887,272`.
 * Dots stay between digits, commas before three of them; everything else that is no letter, digit, `_` or `$`
 * separates. A run of letters of a script without spaces is a match of its own.
 */
const WORD = new RegExp(
  String.raw`${RUN}|${LETTER}+(?:(?<=\d)(?:\.(?=\d)|,(?=\d{3}(?!\d)))${LETTER}+)*`,
  'gu',
);
const IS_RUN = new RegExp(`^${RUN}$`, 'u');
const PART = /\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?\p{Ll}+\d*|\p{Lu}+\d*|\d+|\p{L}+/gu;

/** Hashes and addresses: the parts of a random number mean nothing, and none of its digits is a slip. */
export const isHash = (word: string): boolean => /^0x[0-9a-f]{4,}$/i.test(word);

/** A word of a text, as written, and where it begins. */
export interface WordPlace {
  word: string;
  at: number;
}

/**
 * The words of a text with their places, in order. Chinese, Japanese and Thai have no spaces to tell words by: there
 * each two neighbouring letters are a word, so these overlap. `流動性` → `流動`, `動性`.
 */
export const wordPlaces = (text: string): WordPlace[] =>
  [...text.matchAll(WORD)].flatMap(({ 0: word, index }) =>
    IS_RUN.test(word) ? pairsIn(word, index) : [{ word, at: index }],
  );

function pairsIn(run: string, start: number): WordPlace[] {
  const letters = Array.from(run);
  if (letters.length === 1) return [{ word: run, at: start }];
  let at = start;
  return letters.slice(1).map((letter, index) => {
    const first = letters[index] ?? '';
    const place = { word: first + letter, at };
    at += first.length;
    return place;
  });
}

/** The words of a text, as written. */
export const wordsOf = (text: string): string[] => wordPlaces(text).map(({ word }) => word);

/** What a word is found by: `Swap` and `swap` are one, and so are `887,272`, `887_272` and `887272`. */
export const keyOf = (word: string): string =>
  word.toLowerCase().replace(/(?<=\d)[,_](?=\d{3}(?!\d))/g, '');

/**
 * A word without its ending, so that "swapping" is "swap", "fees" are a "fee" and "removed" is "remove". No language
 * is spoken by this: it is compared with other words treated alike.
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
