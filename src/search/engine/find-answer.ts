import {
  answerKey,
  maskOf,
  tellingWord,
  type DirectAnswer,
} from '../../site/search/answers/direct-answer';
import type { AnswerEntry, ShardEntry } from '../../site/search/index-format';
import { lastAtOrBefore } from '../../site/search/last-at-or-before';
import { askedThing, boundQuery } from './query';
import type { RankedPage } from './rank';

/** An answer, with the number of the record that explains it. */
export interface FoundAnswer {
  answer: Omit<DirectAnswer, 'path'>;
  record: number;
}

/**
 * What a query asks for, where all of it is one name, number or hash of the data. Costs nothing where it is not: that
 * stands in the entry of its first word, which the query needs in any case.
 *
 * @param starts first word of each shard
 * @param load gives a shard, or the answers beside it, by the shard's number
 */
export async function findAnswer(
  query: string,
  starts: readonly string[],
  load: (kind: 'words' | 'answers', shard: number) => Promise<unknown>,
): Promise<FoundAnswer | undefined> {
  const key = boundQuery(query) === query ? answerKey(askedThing(query)) : '';
  if (key === '') return undefined;
  const word = tellingWord(key);
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
 * Whether the page that explains an answer stands first. A term is told in a line above the results; what explains it
 * they rank themselves.
 */
export const standsFirst = ({ answer: { kind } }: FoundAnswer): boolean => kind !== 'term';

/** Pages in their order, but first the one that explains the answer, with the section that does. */
export function withFirst(
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
