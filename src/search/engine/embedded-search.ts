import {
  CONTINUED,
  type SearchManifest,
  type SearchPage,
  type ShardEntry,
} from '../../site/search/index-format';
import type { PageKind } from '../../site/search/page-kind';
import { MOST_SECTIONS } from '../../site/search/sections-of-page';
import { isKnown } from './match-word';
import { shardsOfWord, similarShards } from './pick-shards';
import { parseQuery, type QueryWord } from './query';
import { expandWords, rank, type RankedPage } from './rank';
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
  const ranked = await index.rank(query, tags);
  const sections: Record<string, number> = {};
  const wanted = ranked.filter(({ sections: [best] }) => {
    const own = index.groupOf(best?.record ?? 0)?.section ?? '';
    sections[own] = (sections[own] ?? 0) + 1;
    return section === undefined || own === section;
  });
  const shown = wanted.slice(offset, offset + limit);
  const hits = await Promise.all(
    shown
      .flatMap((page) => page.sections.slice(0, MOST_SECTIONS))
      .map(({ record }) => index.hit(record)),
  );
  return { hits, total: wanted.length, sections };
}

/** One index, with the parts of it that were asked for so far. */
class LoadedIndex {
  /** Number of the first record of each page file. */
  private readonly firsts: number[] = [];
  /** Number of the first file of the page that each file belongs to. */
  private readonly pages: number[] = [];
  private readonly records: number;
  private readonly parts = new Map<string, Promise<unknown>>();

  constructor(
    private readonly manifest: SearchManifest,
    private readonly load: LoadIndexFile,
  ) {
    let first = 0;
    for (const [file, count] of manifest.pages.entries()) {
      this.firsts.push(first);
      this.pages.push(manifest.kinds[file] === CONTINUED ? (this.pages[file - 1] ?? 0) : file);
      first += count;
    }
    this.records = first;
  }

  /** Pages that answer, best first. @param tags version tags that they may have; every tag where there are none */
  async rank(query: string, tags?: readonly string[]): Promise<RankedPage[]> {
    const words = parseQuery(query);
    const shards = await this.shardsFor(words);
    return rank(words, shards, {
      records: this.records,
      pageOf: (record) => this.pages[this.fileOf(record)] ?? 0,
      kindOf: (page) => this.manifest.kinds[page] as PageKind,
      allowed: (record) => !tags || tags.includes(this.groupOf(record)?.tag ?? ''),
    });
  }

  private async shardsFor(words: readonly QueryWord[]): Promise<ShardEntry[][]> {
    const { shards: starts } = this.manifest;
    const numbers = new Set<number>();
    const look = async (wanted: readonly QueryWord[]) => {
      for (const word of wanted)
        for (const number of shardsOfWord(word, starts)) numbers.add(number);
      const near = await this.shards(numbers);
      const unknown = wanted.filter((each) => !each.joins && !isKnown(each, near));
      for (const word of unknown) {
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

  private fileOf(record: number): number {
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
    const page = this.fileOf(record);
    return this.manifest.groups.find(({ from, to }) => page >= from && page < to);
  }

  async hit(record: number): Promise<Hit> {
    const number = this.fileOf(record);
    const page = (await this.part(`page-${number}.json`)) as SearchPage;
    const [anchor = '', type = 'lvl1', headings = [], content = ''] =
      page.records[record - (this.firsts[number] ?? 0)] ?? [];
    const path = anchor ? `${page.path}#${anchor}` : page.path;
    const { lvl0, title, section } = page;
    return { path, type, lvl0, title, headings, content, section };
  }
}
