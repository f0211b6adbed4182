import {
  CONTINUED,
  PAGE_ITSELF,
  pathsOf,
  type IndexPaths,
  type SearchManifest,
  type SearchPage,
  type ShardEntry,
} from '../../site/search/index-format';
import type { KindLetter } from '../../site/search/page-kind';
import { findAnswer, type FoundAnswer } from './find-answer';
import { expandWords, isKnown } from './match-word';
import { shardsOfWord, similarShards } from './pick-shards';
import { asksMeaning, parseQuery, type QueryWord } from './query';
import { rank, type RankedPage } from './rank';
import type { Hit } from './search-backend';

/** Loads one file of the index by its path from the site's root. Rejects if the file is missing or incomplete. */
export type LoadIndexFile = (path: string) => Promise<unknown>;

/** An index, with the parts of it that have been loaded so far. */
export class LoadedIndex {
  /** The number of the first record in each page file. */
  private readonly firsts: number[] = [];
  /** For each file, the number of the first file of the same page. A long page has several files. */
  private readonly pages: number[] = [];
  private readonly records: number;
  /** The number of records of each page, by the number of its first file. */
  private readonly counts = new Map<number, number>();
  private readonly paths: IndexPaths;
  private readonly parts = new Map<string, Promise<unknown>>();

  constructor(
    private readonly manifest: SearchManifest,
    private readonly load: LoadIndexFile,
  ) {
    this.paths = pathsOf(manifest);
    let first = 0;
    for (const [file, count] of manifest.pages.entries()) {
      this.firsts.push(first);
      this.pages.push(manifest.kinds[file] === CONTINUED ? (this.pages[file - 1] ?? 0) : file);
      first += count;
      const page = this.pages[file] ?? 0;
      this.counts.set(page, (this.counts.get(page) ?? 0) + count);
    }
    this.records = first;
  }

  /**
   * Returns the pages that match a query, best first.
   *
   * @param paused if the reader is still typing, resolves when they pause
   */
  async rank(query: string, paused?: Promise<void>): Promise<RankedPage[]> {
    const words = parseQuery(query);
    const shards = await this.shardsFor(words, paused);
    const index = {
      records: this.records,
      pageOf: (record: number) => this.pageOf(record),
      sectionsOf: (page: number) => this.counts.get(page) ?? 1,
      kindOf: (page: number) => this.manifest.kinds[page] as KindLetter,
    };
    return rank(words, shards, index, asksMeaning(query));
  }

  /** Returns the direct answer to a query that is exactly one name, number or hash. */
  answerTo(query: string): Promise<FoundAnswer | undefined> {
    return findAnswer(query, this.manifest.shards, (kind, number) => this.part(kind, number));
  }

  /** Returns the number of the page that contains a record, which is the number of its first file. */
  pageOf(record: number): number {
    return this.pages[this.fileOf(record)] ?? 0;
  }

  private async shardsFor(
    words: readonly QueryWord[],
    paused?: Promise<void>,
  ): Promise<ShardEntry[][]> {
    const { shards: starts } = this.manifest;
    const numbers = new Set<number>();
    const look = async (wanted: readonly QueryWord[]) => {
      for (const word of wanted)
        for (const number of shardsOfWord(word, starts)) numbers.add(number);
      const near = await this.shards(numbers);
      const unknown = wanted.filter((each) => !each.joins && !isKnown(each, near));
      // A word that is half typed often looks like a typo.
      if (unknown.some(({ last }) => last)) await paused;
      for (const number of similarShards(unknown, starts)) numbers.add(number);
      return this.shards(numbers);
    };
    const shards = await look(words);
    const expanded = expandWords(words, shards);
    return expanded.length === words.length ? shards : look(expanded);
  }

  private shards(numbers: Iterable<number>): Promise<ShardEntry[][]> {
    return Promise.all(
      [...numbers].map((number) => this.part('words', number) as Promise<ShardEntry[]>),
    );
  }

  private part(kind: keyof IndexPaths, number: number): Promise<unknown> {
    const path = this.paths[kind][number] ?? '';
    const known = this.parts.get(path);
    if (known) return known;
    const part = this.load(path);
    this.parts.set(path, part);
    return part;
  }

  /** Returns the number of the file that contains a record. */
  fileOf(record: number): number {
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

  /** Whether the file that a hit needs is loaded, or being loaded. */
  hasHit(record: number): boolean {
    return this.parts.has(this.paths.page[this.fileOf(record)] ?? '');
  }

  async hit(record: number): Promise<Hit> {
    const file = this.fileOf(record);
    const page = (await this.part('page', file)) as SearchPage;
    const shown = page.records[record - (this.firsts[file] ?? 0)] ?? PAGE_ITSELF;
    const first = this.firsts[this.pages[file] ?? 0] ?? 0;
    if (shown === PAGE_ITSELF && record !== first) return this.hit(first);
    const [anchor, type, headings, content] = shown === PAGE_ITSELF ? ['', 'lvl1', [], ''] : shown;
    const path = anchor ? `${page.path}#${anchor}` : page.path;
    const { lvl0, title, section } = page;
    return { path, type, lvl0, title, headings, content, section };
  }
}
