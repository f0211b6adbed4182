import type { SearchManifest, SearchPage, ShardEntry } from '../../site/search/index-format';
import { isKnown } from './match-word';
import { shardsOfWord, similarShards } from './pick-shards';
import { parseQuery, type QueryWord } from './query';
import { expandWords, rank } from './rank';
import type { Hit, SearchAnswer, SearchBackend, SearchRequest } from './search-backend';

/** Loads one file of the index. Rejects when it is missing or torn. */
type LoadIndexFile = (name: string) => Promise<unknown>;

/** How the index is reached. */
export interface IndexFiles {
  manifest: () => Promise<SearchManifest>;
  file: LoadIndexFile;
}

/**
 * Search in the index that the site serves. Queries take a millisecond or two, so they run where they are asked;
 * what costs time is loading, and each part is loaded once. A failed load is forgotten: the next query tries again.
 */
export function createEmbeddedSearch(files: IndexFiles): SearchBackend {
  let loading: Promise<LoadedIndex> | undefined;
  const open = (): Promise<LoadedIndex> => {
    loading ??= files.manifest().then((manifest) => new LoadedIndex(manifest, files.file));
    return loading;
  };
  return async (request) => {
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
}

async function answer(
  index: LoadedIndex,
  { query, tags, section, offset = 0, limit }: SearchRequest,
): Promise<SearchAnswer> {
  const words = parseQuery(query);
  const shards = await index.shardsFor(words);
  const ranked = rank(words, shards, index.allowing(tags));
  const sections: Record<string, number> = {};
  const wanted = ranked.filter(({ record }) => {
    const own = index.groupOf(record)?.section ?? '';
    sections[own] = (sections[own] ?? 0) + 1;
    return section === undefined || own === section;
  });
  const hits = await Promise.all(
    wanted.slice(offset, offset + limit).map(({ record }) => index.hit(record)),
  );
  return { hits, total: wanted.length, sections };
}

/** One index, with the parts of it that were asked for so far. */
class LoadedIndex {
  /** Number of the first record of each page. */
  private readonly firsts: number[] = [];
  private readonly parts = new Map<string, Promise<unknown>>();

  constructor(
    private readonly manifest: SearchManifest,
    private readonly load: LoadIndexFile,
  ) {
    let first = 0;
    for (const count of manifest.pages) {
      this.firsts.push(first);
      first += count;
    }
  }

  async shardsFor(words: readonly QueryWord[]): Promise<ShardEntry[][]> {
    const { shards: starts } = this.manifest;
    const numbers = new Set<number>();
    const look = async (wanted: readonly QueryWord[]) => {
      for (const word of wanted)
        for (const number of shardsOfWord(word, starts)) numbers.add(number);
      const near = await this.shards(numbers);
      for (const word of wanted.filter((each) => !isKnown(each, near))) {
        for (const number of similarShards(word, starts)) numbers.add(number);
      }
      return this.shards(numbers);
    };
    const shards = await look(words);
    const expanded = expandWords(words, shards);
    return expanded.length === words.length ? shards : look(expanded);
  }

  private shards(numbers: Iterable<number>): Promise<ShardEntry[][]> {
    return Promise.all(
      [...numbers].map((number) => this.part(`words-${number}.json`) as Promise<ShardEntry[]>),
    );
  }

  private part(name: string): Promise<unknown> {
    const known = this.parts.get(name);
    if (known) return known;
    const part = this.load(`${this.manifest.folder}/${name}`);
    this.parts.set(name, part);
    return part;
  }

  private pageOf(record: number): number {
    let low = 0;
    let high = this.firsts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.firsts[middle] ?? 0) <= record) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }

  groupOf(record: number) {
    const page = this.pageOf(record);
    return this.manifest.groups.find(({ from, to }) => page >= from && page < to);
  }

  allowing(tags: readonly string[] | undefined): (record: number) => boolean {
    if (!tags) return () => true;
    return (record) => tags.includes(this.groupOf(record)?.tag ?? '');
  }

  async hit(record: number): Promise<Hit> {
    const number = this.pageOf(record);
    const page = (await this.part(`page-${number}.json`)) as SearchPage;
    const [anchor = '', type = 'lvl1', headings = [], content = ''] =
      page.records[record - (this.firsts[number] ?? 0)] ?? [];
    const path = anchor ? `${page.path}#${anchor}` : page.path;
    const { lvl0, title, section } = page;
    return { path, type, lvl0, title, headings, content, section };
  }
}
