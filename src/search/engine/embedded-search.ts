import type { SearchManifest } from '../../site/search/index-format';
import { withFirst } from './find-answer';
import { LoadedIndex, type LoadIndexFile } from './loaded-index';
import type { RankedPage } from './rank';
import { MOST_SECTIONS } from '../../site/search/sections-of-page';
import type { Hit, SearchAnswer, SearchBackend, SearchRequest } from './search-backend';

/** How the index is reached. */
export interface IndexFiles {
  manifest: () => Promise<SearchManifest>;
  file: LoadIndexFile;
}

/** Search that can be told beforehand that a query may come. */
export interface EmbeddedSearch extends SearchBackend {
  /** Loads what every query needs, unless it is there. */
  prepare: () => void;
}

/**
 * Search in the index that the site serves. Queries take a millisecond or two, so they run where they are asked;
 * what costs time is loading, and each part is loaded once. A failed load is forgotten: the next query tries again.
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
      // An index that was opened long ago may be gone with the deployment it came with: look for the new one.
      if (!opened) throw error;
    }
    try {
      return await answer(await open(), request);
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  // A query that comes later hears of a failure, and tries again.
  const prepare = () => void open().catch(() => undefined);
  return Object.assign(search, { prepare });
}

async function answer(
  index: LoadedIndex,
  { query, tags, section, offset = 0, limit }: SearchRequest,
): Promise<SearchAnswer> {
  const [pages, answered] = await Promise.all([index.rank(query, tags), index.answerTo(query)]);
  // Where the reader's surroundings have nothing they are left anyway: see `near-first.ts`.
  const found = tags && pages.length === 0 ? undefined : answered;
  const ranked = found ? withFirst(pages, index.pageOf(found.record), found.record) : pages;
  const sections: Record<string, number> = {};
  const wanted = ranked.filter(({ sections: [best] }) => {
    const own = index.groupOf(best?.record ?? 0)?.section ?? '';
    sections[own] = (sections[own] ?? 0) + 1;
    return section === undefined || own === section;
  });
  const shown = wanted.slice(offset, offset + limit);
  const hits = (await Promise.all(shown.map((page) => hitsOf(index, page)))).flat();
  const explained =
    found && (section === undefined || index.groupOf(found.record)?.section === section);
  if (!explained) return { hits, total: wanted.length, sections };
  const { path } = await index.hit(found.record);
  return { hits, total: wanted.length, sections, answer: { ...found.answer, path } };
}

/** The best sections of a page, the best first. Questions that it answers stand for the page, as its own record does. */
async function hitsOf(index: LoadedIndex, { sections }: RankedPage): Promise<Hit[]> {
  const best = sections.slice(0, 2 * MOST_SECTIONS).map(({ record }) => index.hit(record));
  const met = new Set<string>();
  const own = (await Promise.all(best)).filter(({ path }) => !met.has(path) && met.add(path));
  return own.slice(0, MOST_SECTIONS);
}
