import { MOST_SECTIONS, type SearchManifest } from '../../site/search/index-format';
import { isPromoted, promotePage } from './find-answer';
import { LoadedIndex, type LoadIndexFile } from './loaded-index';
import type { RankedPage } from './rank';
import { parseQuery, reasonOf } from './query';
import type { Hit, SearchAnswer, SearchBackend, SearchRequest } from './search-backend';

/**
 * Number of top-ranked pages whose sections may come from two files of the index. All other pages are limited to one
 * file, because each further file is another request before any hit is shown.
 */
const FIRST_PAGES = 3;

/** Access to the files of the index. */
export interface IndexFiles {
  manifest: () => Promise<SearchManifest>;
  file: LoadIndexFile;
}

/** A search that can load its data before the first query. */
export interface EmbeddedSearch extends SearchBackend {
  /** Loads the data that every query needs, unless it is already loaded. */
  prepare: () => void;
}

/**
 * Creates a search in the index that the site serves. Queries take only a few milliseconds, so they run on the main
 * thread. Each part of the index is loaded only once. If a load fails, the next query retries it.
 */
export function createEmbeddedSearch(files: IndexFiles): EmbeddedSearch {
  let loading: Promise<LoadedIndex> | undefined;
  const open = (): Promise<LoadedIndex> => {
    loading ??= files.manifest().then((manifest) => new LoadedIndex(manifest, files.file));
    return loading;
  };
  const search: SearchBackend = async (request) => {
    const opened = loading;
    try {
      return await answer(await open(), request);
    } catch (error) {
      if (loading === opened || !opened) loading = undefined;
      // If the index was opened earlier, a newer deployment may have removed its files, so open the new index.
      if (!opened) throw error;
    }
    try {
      return await answer(await open(), request);
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  // Ignore a failure here. The next query retries and reports it.
  const prepare = () => void open().catch(() => undefined);
  return Object.assign(search, { prepare });
}

/** Maximum length of a word that is too short to load files for while the reader types on. */
const FEW_LETTERS = 2;

/**
 * Whether the reader may have typed only the beginning of the last word. Words that begin with one or two letters are
 * in several files, and the whole word will need only one or two of these.
 */
const endsInShortWord = (query: string): boolean =>
  parseQuery(query).some(({ last, text }) => last && text.length <= FEW_LETTERS);

async function answer(
  index: LoadedIndex,
  { query: asked, near, section, offset = 0, limit, paused }: SearchRequest,
): Promise<SearchAnswer> {
  const query = reasonOf(asked);
  if (endsInShortWord(query)) await paused;
  const [pages, found] = await Promise.all([index.rank(query, paused), index.answerTo(query)]);
  const explained = (ranked: readonly RankedPage[]) =>
    found && isPromoted(found)
      ? promotePage(ranked, index.pageOf(found.record), found.record)
      : ranked;
  const groupOf = ({ sections: [best] }: RankedPage) => index.groupOf(best?.record ?? 0);
  const isWanted = (own: string | undefined) => section === undefined || own === section;

  const everywhere = explained(pages);
  const sections: Record<string, number> = {};
  for (const page of everywhere) {
    const own = groupOf(page)?.section ?? '';
    sections[own] = (sections[own] ?? 0) + 1;
  }
  const total = everywhere.filter((page) => isWanted(groupOf(page)?.section)).length;
  const around = near ? pages.filter((page) => near.includes(groupOf(page)?.tag ?? '')) : [];
  const shown = (around.length > 0 ? explained(around) : everywhere)
    .filter((page) => isWanted(groupOf(page)?.section))
    .slice(offset, offset + limit);
  const records = shown.map((page, at) => bestRecords(index, page, at + offset));
  // A query without hits also waits, so that a word that is half typed doesn't show "No results".
  const isLoaded = shown.length > 0 && records.flat().every((record) => index.hasHit(record));
  if (!isLoaded) await paused;
  const hits = (await Promise.all(records.map((best) => hitsOf(index, best)))).flat();
  if (!found || !isWanted(index.groupOf(found.record)?.section)) return { hits, total, sections };
  const { path } = await index.hit(found.record);
  return { hits, total, sections, answer: { ...found.answer, path } };
}

/**
 * Returns the records of the best sections of a page, best first. A long page is split into several files, and only
 * sections in the file of the best section are returned. For the first pages, sections in a second file are returned
 * too.
 *
 * @param place index of the page among the results
 */
function bestRecords(index: LoadedIndex, { sections }: RankedPage, place: number): number[] {
  const files = new Set<number>();
  return sections
    .slice(0, 2 * MOST_SECTIONS)
    .map(({ record }) => record)
    .filter((record) => {
      const file = index.fileOf(record);
      if (files.size < (place < FIRST_PAGES ? 2 : 1)) files.add(file);
      return files.has(file);
    });
}

/** Returns the hits of a page. Records that lead to the same section, such as several questions, count as one. */
async function hitsOf(index: LoadedIndex, records: readonly number[]): Promise<Hit[]> {
  const met = new Set<string>();
  const hits = await Promise.all(records.map((record) => index.hit(record)));
  return hits.filter(({ path }) => !met.has(path) && met.add(path)).slice(0, MOST_SECTIONS);
}
