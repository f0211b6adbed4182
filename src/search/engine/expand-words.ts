import type { ShardEntry } from '../../site/search/index-format';
import { isKnown, matchWord } from './match-word';
import type { QueryWord } from './query';

/** The shortest part of a word that was written without the space between two. */
const SHORTEST_PART = 3;

/**
 * The words a query comes to: an identifier that nobody wrote is looked for by its parts, and so is a word that is two
 * written as one, `pricelimit`.
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

/** Two words that one is made of: the first is known, and of more that are the longest is meant. */
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
