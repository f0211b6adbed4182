import { openThreads } from '../../src/site/sources/threads';
import type { KeyedAnswer } from '../../src/site/search/answers/direct-answer';
import { buildIndex } from '../../src/site/search/build-index';
import { nameFiles, type NamedIndex } from '../../src/site/search/name-files';
import type { SearchRecord } from '../../src/site/search/record';
import type { Synonyms } from '../../src/site/search/synonyms';

/** The sources of a locale's index. */
export interface IndexSource {
  /** Code of the locale. */
  locale: string;
  records: readonly SearchRecord[];
  /** Labels of the sections, as shown to readers. */
  labels: ReadonlyMap<string, string>;
  synonyms?: readonly Synonyms[];
  answers?: readonly KeyedAnswer[];
}

/** The index of a locale. */
export interface LocaleIndex {
  locale: string;
  index: NamedIndex;
}

/** How many records are indexed in the time that it takes to start a thread. */
const FEW_RECORDS = 500;

const THREAD = 'plugins/gatsby-plugin-search-index/index-thread.ts';

/** Builds the index of a locale. */
export const indexOf = (source: IndexSource): LocaleIndex => {
  const { locale, records, labels, synonyms = [], answers = [] } = source;
  return { locale, index: nameFiles(buildIndex(records, labels, synonyms, answers)) };
};

/** Builds the index of each locale. If there are many records, a thread does so while the build continues. */
export async function buildIndexes(
  root: string,
  sources: readonly IndexSource[],
): Promise<LocaleIndex[]> {
  const records = sources.reduce((sum, source) => sum + source.records.length, 0);
  if (records <= FEW_RECORDS) return sources.map(indexOf);
  const thread = openThreads<IndexSource, LocaleIndex>(root, THREAD, undefined, 1);
  try {
    return await Promise.all(sources.map((source) => thread.ask(source)));
  } finally {
    await thread.close();
  }
}
