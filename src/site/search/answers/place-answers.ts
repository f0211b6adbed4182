import { type AnswerEntry, lastAtOrBefore } from '../index-format';
import type { SearchRecord } from '../record';
import { maskOf, firstSignificantWord, type KeyedAnswer } from './direct-answer';

/**
 * Returns the answer mask of each word. Bit n - 1 is set if the word is the first significant word of a key of n words.
 */
export function masksOfWords(answers: readonly KeyedAnswer[]): Map<string, number> {
  const masks = new Map<string, number>();
  for (const { key } of answers) {
    const word = firstSignificantWord(key);
    masks.set(word, (masks.get(word) ?? 0) | maskOf(key));
  }
  return masks;
}

/**
 * Assigns answers to the shards of their first significant words. Each group becomes a file next to that shard.
 *
 * @param starts first word of each shard
 * @param records in the order of the index
 * @throws Error if an answer leads to no record
 */
export function answersByShard(
  answers: readonly KeyedAnswer[],
  starts: readonly string[],
  records: readonly SearchRecord[],
): Map<number, AnswerEntry[]> {
  const numbers = new Map(records.map(({ objectID }, number) => [objectID, number]));
  const shards = new Map<number, AnswerEntry[]>();
  for (const { key, kind, text, copy, path } of answers) {
    const record = numbers.get(path);
    if (record === undefined)
      throw new Error(
        `the answer to "${key}" links to ${path}, which is not in the search index: link it to a page that search finds`,
      );
    const shard = Math.max(0, lastAtOrBefore(starts, firstSignificantWord(key)));
    const entries = shards.get(shard) ?? [];
    entries.push([key, kind, text, record, ...(copy === undefined ? [] : [copy])] as AnswerEntry);
    shards.set(shard, entries);
  }
  return shards;
}
