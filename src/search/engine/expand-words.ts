import type { ShardEntry } from '../../site/search/index-format';
import { isKnown, matchWord } from './match-word';
import type { QueryWord } from './query';

/** Minimum length of each part of a word that was typed without the space between two words. */
const SHORTEST_PART = 3;

/**
 * Expands the words of a query: an unknown identifier into its parts, and an unknown word into two words typed as one,
 * as in `pricelimit`.
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

/** Splits a word after its longest beginning that is in the index. Returns undefined if there is no such beginning. */
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
