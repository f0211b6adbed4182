import { editDistance } from './edit-distance';
import type { ShardEntry } from '../../site/search/index-format';
import { stemOf } from '../../site/search/tokenize';
import type { QueryWord } from './query';

/** Weight of a prefix match, relative to an exact match. */
const PREFIX = 0.6;

/**
 * Weight of a prefix match for a word that the reader has finished: a longer word may have been meant, but that is less
 * likely.
 */
const PREFIX_WHOLE = 0.25;

/**
 * Weight of a fuzzy match for a word that is not in the index. It is probably a typo, so the similar word counts nearly
 * as much as an exact match.
 */
const FUZZY = 0.8;

/** Weight of a fuzzy match for a word that is in the index: it may still be a typo, but its own records come first. */
const FUZZY_KNOWN = 0.2;

/**
 * Weight of another form of the word, such as a plural or a verb form: `collect` also matches "Collecting fees", and
 * the other way round.
 */
const INFLECTED = 0.9;

/** Typos allowed per letter of a word. */
const SLIPS = 0.2;

/** Score of each record for one word. */
export type WordScores = Map<number, number>;

/** Whether the index has a form of this word, or a word that begins with it. */
export const isKnown = ({ text, hash }: QueryWord, shards: readonly ShardEntry[][]): boolean => {
  const isForm = formsOf(text);
  return shards.some((shard) =>
    shard.some(([entry]) => entry.startsWith(text) || (!hash && isForm(entry))),
  );
};

/**
 * Returns a function that reports whether an index entry is a form of a word. It compares the first letters first, so
 * that the stem of most entries need not be computed.
 */
function formsOf(text: string): (entry: string) => boolean {
  const stem = stemOf(text);
  // Apart from the ending, a stem changes at most its last letter.
  const start = stem.slice(0, -1);
  return (entry) => entry.startsWith(start) && stemOf(entry) === stem;
}

/**
 * Returns the records that contain the word, a longer word that begins with it, or a similar word; each gets the score
 * of its best match.
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

/** Returns 1 for the word itself, less the more a word differs, and 0 for no match. */
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
