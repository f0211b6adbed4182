import type { ShardEntry } from '../../site/search/index-format';
import { isKnown, matchWord, type WordScores } from './match-word';
import type { QueryWord } from './query';

/** With fewer hits for all words, hits for some of them follow. */
const FEW = 5;

/** A record and how well it answers. */
export interface Ranked {
  record: number;
  score: number;
}

/** The words a query comes to: an identifier that nobody wrote is looked for by its parts. */
export function expandWords(
  words: readonly QueryWord[],
  shards: readonly ShardEntry[][],
): QueryWord[] {
  return words.flatMap((word) => {
    if (word.parts.length === 0 || isKnown(word, shards)) return [word];
    if (matchWord(word, shards).size > 0) return [word];
    return word.parts.map((text) => ({ text, parts: [], last: false, hash: false }));
  });
}

/**
 * Records that answer all words, best first; where these are few, those that answer some.
 *
 * @param allowed which records may be hits at all
 */
export function rank(
  words: readonly QueryWord[],
  shards: readonly ShardEntry[][],
  allowed: (record: number) => boolean = () => true,
): Ranked[] {
  const matches = expandWords(words, shards).map((word) => matchWord(word, shards));
  const sums = new Map<number, { score: number; words: number }>();
  for (const scores of matches) add(scores, sums, allowed);
  const all: Ranked[] = [];
  const some: Ranked[] = [];
  for (const [record, { score, words: count }] of sums) {
    if (count === matches.length) all.push({ record, score });
    else some.push({ record, score: (score * count) / matches.length });
  }
  all.sort(byScore);
  return all.length < FEW ? [...all, ...some.sort(byScore)] : all;
}

function add(
  scores: WordScores,
  sums: Map<number, { score: number; words: number }>,
  allowed: (record: number) => boolean,
): void {
  for (const [record, score] of scores) {
    if (!allowed(record)) continue;
    const sum = sums.get(record);
    if (sum) {
      sum.score += score;
      sum.words += 1;
    } else sums.set(record, { score, words: 1 });
  }
}

const byScore = (a: Ranked, b: Ranked) => b.score - a.score || a.record - b.record;
