import type { KeyedAnswer } from './answers/direct-answer';
import { answersByShard, masksOfWords } from './answers/place-answers';
import {
  type AnswerEntry,
  CONTINUED,
  PAGE_ITSELF,
  type SearchManifest,
  type SearchPage,
  type SearchPageRecord,
  type ShardEntry,
} from './index-format';
import { kindLetter } from './page-kind';
import { isAsk, type SearchRecord } from './record';
import type { Synonyms } from './synonyms';
import { weighWords } from './weigh-words';

/** Maximum size of a shard, in bytes of JSON. Only a shard with a single word may be larger. */
const SHARD_BYTES = 8_000;

/** Maximum size of a page file, in bytes of JSON. A long page is split because hits need only part of it. */
const PAGE_BYTES = 4_000;

/**
 * Maximum number of records kept per word. Records with a lower score hardly affect results, and leaving them out keeps
 * shards small.
 */
const MOST_RECORDS = 400;

/** The files of an index as objects, before they are named. */
export interface BuiltIndex {
  manifest: Omit<SearchManifest, 'shardNames' | 'pageNames' | 'pagesPerName'>;
  shards: ShardEntry[][];
  pages: SearchPage[];
  /** The answers of each shard, by its number. Most shards have none. */
  answers: Map<number, AnswerEntry[]>;
}

/**
 * Builds the index that the site serves. Scores are computed once, here, so that the browser only has to add them up.
 *
 * @param labels label of each section, by the name of the section
 * @param answers whose paths are addresses of records
 * @throws Error if an answer leads to no record
 */
export function buildIndex(
  records: readonly SearchRecord[],
  labels: ReadonlyMap<string, string> = new Map(),
  synonyms: readonly Synonyms[] = [],
  answers: readonly KeyedAnswer[] = [],
): BuiltIndex {
  const ordered = [...records].sort(
    (a, b) =>
      compare(a.docusaurus_tag, b.docusaurus_tag) ||
      compare(a.section, b.section) ||
      compare(a.url_without_anchor, b.url_without_anchor) ||
      a.position - b.position,
  );
  const documents = ordered.flatMap((record) => [record, ...asksOf(record)]);
  const pages: SearchPage[] = [];
  let kinds = '';
  const groups: SearchManifest['groups'] = [];
  let url = '';
  let size = 0;
  for (const record of documents) {
    const { lvl2, lvl3, lvl4, lvl5, lvl6 } = record.hierarchy;
    const headings = [lvl2, lvl3, lvl4, lvl5, lvl6].map((heading) => heading ?? '');
    while (headings.at(-1) === '') headings.pop();
    const shown: SearchPageRecord = isAsk(record)
      ? PAGE_ITSELF
      : [record.anchor ?? '', record.type, headings, record.content];
    const bytes = JSON.stringify(shown).length + 1;
    if (record.url_without_anchor !== url || size + bytes > PAGE_BYTES) {
      url = record.url_without_anchor;
      size = 0;
      const { docusaurus_tag: tag, section, hierarchy } = record;
      const path = record.objectID.split(/[#~]/)[0] ?? '';
      const group = groups.at(-1);
      if (group?.tag === tag && group.section === section) group.to += 1;
      else {
        const label = labels.get(section) ?? section;
        groups.push({ tag, section, label, from: pages.length, to: pages.length + 1 });
      }
      kinds += path === pages.at(-1)?.path ? CONTINUED : kindLetter(record);
      pages.push({ path, lvl0: hierarchy.lvl0, title: hierarchy.lvl1, section, records: [] });
    }
    pages.at(-1)?.records.push(shown);
    size += bytes;
  }
  const scores = weighWords(documents, synonyms);
  const masks = masksOfWords(answers);
  // Add words that have an answer even if no page contains them, because readers may write a number in another form
  // than the pages do.
  for (const word of masks.keys()) if (!scores.has(word)) scores.set(word, new Map());
  const entries = entriesOf(scores, masks);
  const shards = cutShards(entries);
  let at = 0;
  const starts = shards.map((shard) => {
    const start = beginningAt(entries, at);
    at += shard.length;
    return start;
  });
  return {
    manifest: {
      shards: starts,
      pages: pages.map((page) => page.records.length),
      kinds,
      groups,
    },
    shards,
    pages,
    answers: answersByShard(answers, starts, documents),
  };
}

/**
 * Turns the questions that a page answers into records of their own, so that a query is scored against each one
 * separately.
 */
const asksOf = (record: SearchRecord): SearchRecord[] =>
  record.asks.map((ask) => ({
    ...record,
    hierarchy: { ...record.hierarchy, lvl2: ask },
    ...{ type: 'lvl2', level: 2, anchor: null, content: '', terms: [], code: [] },
    ...{ names: [], asks: [ask] },
  }));

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Splits the words into shards. Each shard ends where its size is between about half of the maximum and the maximum. Of
 * the possible ends, the one before the word that needs the shortest prefix to differ from its predecessor is used,
 * because such an end seldom moves when earlier words take more or fewer bytes.
 */
function cutShards(entries: readonly ShardEntry[]): ShardEntry[][] {
  const shards: ShardEntry[][] = [];
  let start = 0;
  while (start < entries.length) {
    let end = start;
    let best = start + 1;
    let size = 0;
    for (const entry of entries.slice(start)) {
      size += JSON.stringify(entry).length + 1;
      if (size > SHARD_BYTES && end > start) break;
      end += 1;
      const inFirstHalf = size <= SHARD_BYTES / 2;
      if (inFirstHalf || beginningAt(entries, end).length < beginningAt(entries, best).length)
        best = end;
    }
    shards.push(entries.slice(start, best));
    start = best;
  }
  return shards;
}

/** Returns the shortest prefix of a word that still sorts after the preceding word. */
function beginningAt(entries: readonly ShardEntry[], index: number): string {
  const [word = ''] = entries[index] ?? [];
  const [before = ''] = entries[index - 1] ?? [];
  let length = 1;
  while (length < word.length && word.slice(0, length) <= before) length += 1;
  return word.slice(0, length);
}

/** Returns the words in order, each with its best records. */
function entriesOf(
  scores: Map<string, Map<number, number>>,
  masks: ReadonlyMap<string, number>,
): ShardEntry[] {
  return [...scores]
    .sort(([a], [b]) => compare(a, b))
    .map(([word, sums]) => {
      const best = [...sums].sort(([, a], [, b]) => b - a).slice(0, MOST_RECORDS);
      const inOrder = best.sort(([a], [b]) => a - b);
      let previous = 0;
      const steps = inOrder.map(([number]) => {
        const step = number - previous;
        previous = number;
        return step;
      });
      // Round weights to a tenth of a point, which is finer than any difference that affects the ranking.
      const weights = inOrder.map(([, score]) => Math.max(1, Math.round(score * 10)));
      const mask = masks.get(word);
      return mask === undefined ? [word, steps, weights] : [word, steps, weights, mask];
    });
}
