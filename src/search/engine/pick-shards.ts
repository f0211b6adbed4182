import { lastAtOrBefore } from '../../site/search/index-format';
import { stemOf } from '../../site/search/words';
import type { QueryWord } from './query';

/**
 * Maximum numbers of shards to load: for words that begin with the word of the query, for words that are similar to it,
 * and for all similar words of a query together. They limit the download.
 */
const MOST_PREFIX = 3;
const MOST_SIMILAR = 8;
const MOST_SIMILAR_IN_ALL = 12;

/**
 * Returns the numbers of the shards that contain a word in any form, or words that begin with it.
 *
 * @param starts first word of each shard
 */
export function shardsOfWord(
  { text, hash, joins }: QueryWord,
  starts: readonly string[],
): number[] {
  const home = (word: string) => Math.max(0, lastAtOrBefore(starts, word));
  if (joins) return [home(text)];
  const beginning = (word: string) => {
    const first = home(word);
    const end = lastAtOrBefore(starts, `${word}\uffff`);
    return range(first, Math.min(end, first + MOST_PREFIX - 1));
  };
  const stem = stemOf(text);
  return hash || stem.length < 3 ? beginning(text) : [...beginning(stem), home(text)];
}

/**
 * Returns the numbers of further shards to load in case words have typos, up to the maximum, which the words share.
 * Hashes and very short words are not corrected, so they get none.
 *
 * @param starts first word of each shard
 */
export function similarShards(words: readonly QueryWord[], starts: readonly string[]): number[] {
  const correctable = words.filter(({ text, hash }) => !hash && text.length >= 3);
  const share = Math.max(1, Math.floor(MOST_SIMILAR_IN_ALL / correctable.length));
  const most = Math.min(MOST_SIMILAR, share);
  return correctable
    .slice(0, MOST_SIMILAR_IN_ALL)
    .flatMap((word) => shardsNear(word, starts).slice(0, most));
}

/**
 * Returns the numbers of all shards, with those first that are most likely to have words similar to a word: shards with
 * words that have the same first three letters, then those with two neighboring letters of these swapped, then those
 * with the same first two letters, and then the nearest.
 */
function shardsNear({ text }: QueryWord, starts: readonly string[]): number[] {
  const [first = '', second = '', third = ''] = text;
  const home = lastAtOrBefore(starts, text);
  const byDistance = (shards: readonly number[]) =>
    shards.toSorted((a, b) => Math.abs(a - home) - Math.abs(b - home));
  const order = [
    ...around(text.slice(0, 3), starts),
    ...around(second + first + third, starts),
    ...around(first + third + second, starts),
    ...byDistance(around(first + second, starts)),
    ...byDistance([...starts.keys()]),
  ];
  return [...new Set(order)];
}

const around = (beginning: string, starts: readonly string[]): number[] =>
  range(
    Math.max(0, lastAtOrBefore(starts, beginning)),
    lastAtOrBefore(starts, `${beginning}\uffff`),
  );

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
