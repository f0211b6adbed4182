import type { ShardEntry } from '../../site/search/index-format';
import { stemOf } from '../../site/search/words';
import type { QueryWord } from './query';

/**
 * Returns the number of edits between two words: a letter inserted, removed or replaced, or two neighboring letters
 * swapped (optimal string alignment).
 *
 * @returns the number, or `limit + 1` as soon as the number is certain to exceed the limit
 */
export function editDistance(a: string, b: string, limit: number): number {
  const tooFar = limit + 1;
  if (Math.abs(a.length - b.length) > limit) return tooFar;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(
        (above[j] ?? tooFar) + 1,
        (row[j - 1] ?? tooFar) + 1,
        (above[j - 1] ?? tooFar) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (before[j - 2] ?? tooFar) + 1);
      }
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return tooFar;
    before = above;
    above = row;
  }
  return Math.min(above[b.length] ?? tooFar, tooFar);
}

/** Weight of a match by the beginning of a word that the reader may still be typing, relative to an exact match. */
const PREFIX = 0.6;

/**
 * Weight of a match by the beginning of a word that the reader has finished. They may have meant a longer word, but
 * that is less likely.
 */
const PREFIX_WHOLE = 0.25;

/**
 * Weight of a match with a typo, for a word that is not in the index. The word is probably misspelled, so the similar
 * word counts nearly as much as an exact match.
 */
const FUZZY = 0.8;

/**
 * Weight of a match with a typo, for a word that is in the index. The word may still be misspelled, but exact matches
 * come first.
 */
const FUZZY_KNOWN = 0.2;

/**
 * Weight of a match by another form of the word, such as a plural or a verb form. For example, `collect` matches
 * "Collecting fees", and `collecting` matches "collect".
 */
const INFLECTED = 0.9;

/** Number of typos allowed per letter of a word. */
const SLIPS = 0.2;

/** Score of each record for one word, by the number of the record. */
export type WordScores = Map<number, number>;

/** Whether the index has a form of this word, or a word that begins with it. */
export const isKnown = ({ text, hash }: QueryWord, shards: readonly ShardEntry[][]): boolean => {
  const isForm = formsOf(text);
  return shards.some((shard) =>
    shard.some(([entry]) => entry.startsWith(text) || (!hash && isForm(entry))),
  );
};

/**
 * Returns a function that reports whether an index entry is a form of a word. For speed, the function compares the
 * first letters before it computes the stem of an entry.
 */
function formsOf(text: string): (entry: string) => boolean {
  const stem = stemOf(text);
  // All forms of a word begin with its stem, except that the last letter of the stem may differ.
  const start = stem.slice(0, -1);
  return (entry) => entry.startsWith(start) && stemOf(entry) === stem;
}

/**
 * Returns the records that contain the word, a longer word that begins with it, or a similar word. Each record gets the
 * score of its best match.
 *
 * @param exact whether only the word itself counts
 */
export function matchWord(
  word: QueryWord,
  shards: readonly ShardEntry[][],
  exact = false,
): WordScores {
  const scores: WordScores = new Map();
  const known = isKnown(word, shards);
  const isForm = formsOf(word.text);
  for (const shard of shards) {
    for (const entry of shard) {
      const quality = exact
        ? Number(entry[0] === word.text)
        : qualityOf(word, entry[0], known, isForm);
      if (quality === 0) continue;
      let number = 0;
      for (const [index, step] of entry[1].entries()) {
        number += step;
        const score = quality * (entry[2][index] ?? 0);
        if (score > (scores.get(number) ?? 0)) scores.set(number, score);
      }
    }
  }
  return scores;
}

/** Returns the quality of a match: 1 for the word itself, less for a word that differs, and 0 for no match. */
function qualityOf(
  { text, hash, last }: QueryWord,
  entry: string,
  known: boolean,
  isForm: (entry: string) => boolean,
): number {
  if (entry === text) return 1;
  if (!hash && text.length > 2 && isForm(entry)) return INFLECTED;
  if (entry.startsWith(text)) {
    if (text.length === 1 && !last) return 0;
    const more = entry.length - text.length;
    return ((last ? PREFIX : PREFIX_WHOLE) * entry.length) / (entry.length + 0.3 * more);
  }
  if (hash || text.length < 3) return 0;
  const limit = known ? Math.min(1, Math.round(SLIPS * text.length)) : slipsOf(text);
  if (limit === 0 || (known && text.length < 5)) return 0;
  const distance = editDistance(text, entry, limit);
  if (distance > limit) return 0;
  return ((known ? FUZZY_KNOWN : FUZZY) * entry.length) / (entry.length + distance);
}

const slipsOf = (text: string) => Math.max(1, Math.min(4, Math.round(SLIPS * text.length)));

/** Minimum length of each part when a word is split in two. */
const SHORTEST_PART = 3;

/**
 * Splits the words of a query that match nothing in the index: an identifier into its parts, and any other word into
 * two words that were typed without a space, as in `pricelimit`.
 */
export function expandWords(
  words: readonly QueryWord[],
  shards: readonly ShardEntry[][],
): QueryWord[] {
  return words.flatMap((word) => {
    if (word.joins || word.hash || isKnown(word, shards)) return [word];
    if (matchWord(word, shards).size > 0) return [word];
    if (word.parts.length === 0) return splitInTwo(word, shards) ?? [word];
    return word.parts.map((text) => ({ ...word, text, parts: [], last: false }));
  });
}

/**
 * Splits a word after its longest beginning that is in the index. Returns undefined if no beginning is in the index.
 */
function splitInTwo(
  word: QueryWord,
  shards: readonly ShardEntry[][],
): [QueryWord, QueryWord] | undefined {
  const { text } = word;
  let first = '';
  for (const shard of shards) {
    for (const [entry] of shard) {
      const fits = text.startsWith(entry) && text.length - entry.length >= SHORTEST_PART;
      if (fits && entry.length >= SHORTEST_PART && entry.length > first.length) first = entry;
    }
  }
  if (first === '') return undefined;
  return [
    { ...word, text: first, last: false },
    { ...word, text: text.slice(first.length) },
  ];
}
