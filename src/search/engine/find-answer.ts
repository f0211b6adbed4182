import {
  answerKey,
  maskOf,
  firstSignificantWord,
  type DirectAnswer,
} from '../../site/search/answers/direct-answer';
import { type AnswerEntry, lastAtOrBefore, type ShardEntry } from '../../site/search/index-format';
import { askedThing, boundQuery } from './query';
import type { RankedPage } from './rank';

/** A direct answer to a query, with the number of the record that explains it. */
export interface FoundAnswer {
  answer: Omit<DirectAnswer, 'path'>;
  record: number;
}

/**
 * Finds the direct answer to a query that is exactly one name, number or hash in the data. Other queries cost no extra
 * request, because the index entry of the query's first significant word, which is loaded anyway, shows whether there
 * can be an answer.
 *
 * @param starts first word of each shard
 * @param load loads the words or the answers of a shard, by the number of the shard
 */
export async function findAnswer(
  query: string,
  starts: readonly string[],
  load: (kind: 'words' | 'answers', shard: number) => Promise<unknown>,
): Promise<FoundAnswer | undefined> {
  const key = boundQuery(query) === query ? answerKey(askedThing(query)) : '';
  if (key === '') return undefined;
  const word = firstSignificantWord(key);
  const number = Math.max(0, lastAtOrBefore(starts, word));
  const shard = (await load('words', number)) as ShardEntry[];
  const mask = shard.find(([entry]) => entry === word)?.[3] ?? 0;
  if ((mask & maskOf(key)) === 0) return undefined;
  const entries = (await load('answers', number)) as AnswerEntry[];
  const [, kind, text, record, copy] = entries.find(([entry]) => entry === key) ?? [];
  if (kind === undefined || text === undefined || record === undefined) return undefined;
  return { answer: { kind, text, ...(copy !== undefined && { copy }) }, record };
}

/**
 * Whether the page that explains an answer is moved to the top of the results. The definition of a term is already
 * shown above the results, so its page keeps its rank.
 */
export const isPromoted = ({ answer: { kind } }: FoundAnswer): boolean => kind !== 'term';

/** Moves the page that explains the answer to the top of the results, with the section that explains it first. */
export function promotePage(
  ranked: readonly RankedPage[],
  page: number,
  record: number,
): RankedPage[] {
  const own = ranked.find((each) => each.page === page);
  const score = ranked[0]?.score ?? 0;
  const others = own?.sections.filter((section) => section.record !== record) ?? [];
  const first = { page, held: 1, prior: 1, words: () => [], ...own, score };
  return [
    { ...first, sections: [{ record, score }, ...others] },
    ...ranked.filter((each) => each !== own),
  ];
}
