/** Letters of scripts that are written without spaces. */
const UNSPACED =
  '[\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}]';
const LETTER = String.raw`(?:(?!${UNSPACED})[\p{L}\p{N}_$])`;
const RUN = String.raw`(?:(?=[\p{L}\p{M}\p{N}])${UNSPACED})+`;

/**
 * Matches words as developers write them: `sqrtPriceX96`, `TRANSFER_FROM_FAILED`, `0x414bf389`, `Q64.96`, `0.3`,
 * `887,272`. A dot between digits and a comma before three digits are part of the word; any other character except
 * letters, digits, `_` and `$` separates words. A run of characters in a script without spaces is a separate match.
 */
const WORD = new RegExp(
  String.raw`${RUN}|${LETTER}+(?:(?<=\d)(?:\.(?=\d)|,(?=\d{3}(?!\d)))${LETTER}+)*`,
  'gu',
);
const IS_RUN = new RegExp(`^${RUN}$`, 'u');
const PART = /\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?\p{Ll}+\d*|\p{Lu}+\d*|\d+|\p{L}+/gu;

/** Whether a word is a hash or an address. Such a word is not split into parts, and typos in it are not corrected. */
export const isHash = (word: string): boolean => /^0x[0-9a-f]{4,}$/i.test(word);

/** A word as written, and its position in the text. */
export interface WordPlace {
  word: string;
  at: number;
}

/**
 * Returns the words of a text with their positions, in order. Chinese, Japanese and Thai do not separate words by
 * spaces, so every two adjacent characters count as a word, and words overlap: `流動性` → `流動`, `動性`.
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

/** Returns the words of a text, as written. */
export const wordsOf = (text: string): string[] => wordPlaces(text).map(({ word }) => word);

/**
 * Returns the index key of a word: `Swap` and `swap` have the same key, and so do `887,272`, `887_272` and `887272`.
 */
export const keyOf = (word: string): string =>
  word.toLowerCase().replace(/(?<=\d)[,_](?=\d{3}(?!\d))/g, '');

/**
 * Removes a word's ending, so that "swapping" becomes "swap", "fees" becomes "fee", and "removed" becomes "remov". The
 * result need not be a real word, because it is only compared with other stems.
 */
export const stemOf = (word: string): string =>
  word
    .replace(/ies$/, 'y')
    .replace(/(?<=[a-z]{3})(?:ing|ed|es|s|e)$/, '')
    .replace(/([b-df-hj-np-tv-z])\1$/, '$1');

/** Splits an identifier in camel, snake or dotted case into its parts, in lower case. Returns none for a plain word. */
export function partsOf(word: string): string[] {
  if (isHash(word)) return [];
  const parts = word.match(PART) ?? [];
  return parts.length > 1 ? parts.map((part) => part.toLowerCase()) : [];
}

/** Returns the index keys of a text: each word and its parts, in lower case. */
export function tokenize(text: string): string[] {
  return wordsOf(text).flatMap((word) => [
    keyOf(word),
    ...partsOf(word).filter((part) => part.length > 1),
  ]);
}

/** Joins adjacent words, so that the heading "Tick spacing" is found by `tickspacing`. */
export function joinedPairs(text: string): string[] {
  const words = wordsOf(text).map(keyOf);
  return words
    .slice(1)
    .map((word, index) => (words[index] ?? '') + word)
    .filter((pair) => /^\p{L}[\p{L}\p{N}]{5,}$/u.test(pair));
}

/**
 * Words that carry no meaning in queries and headings, including what nodes and wallets write before a revert reason.
 */
export const STOP_WORDS = new Set(
  (
    'a an the of to in on at by for from with and or is are was be been do does did how what why when where which ' +
    'who can could should would will my me i we you your it its this that there have has get as if then than so just ' +
    'use using need want any some these those they them please ok not ' +
    'am im ive id dont doesnt didnt isnt wont cant whats wheres hows wo ca ' +
    'execution reverted vm exception processing uncaught'
  ).split(' '),
);

/**
 * Words that carry little meaning. Readers add them to a query, but the few places that contain them are not better
 * matches.
 */
export const WEAK_WORDS = new Set(
  (
    'difference between instead possible work works working happen happens mean means needed lot itself whether ' +
    'example make way normal current own given much many several show tell know try find must always really ' +
    'while one another inside same different first more most existing'
  ).split(' '),
);

/** Returns the significant words of a name or question, without duplicates; all words if none is significant. */
export function significantWords(text: string): string[] {
  const words = [...new Set(wordsOf(text).map(keyOf))];
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}
