import type { AnswerKind } from './answers/direct-answer';

/**
 * Manifest of the index, which is split into files. A query loads the manifest, the shards that cover its words, and
 * the pages of its best hits. Each file is bounded in size, so the download of a first query hardly grows with the
 * corpus.
 */
export interface SearchManifest {
  /** First word of each shard, shortened to the prefix that separates it from the shard before. */
  shards: string[];
  /** Concatenated names of the shards: see {@link pathsOf}. */
  shardNames: string;
  /** Number of records in each page file; records are numbered across all files. A long page has several files. */
  pages: number[];
  /** Kind of each page file, one letter each: see `page-kind.ts`. Further files of a page have {@link CONTINUED}. */
  kinds: string;
  /** Concatenated names of the page files; all files of {@link pagesPerName} consecutive pages share one name. */
  pageNames: string;
  /** Number of pages whose files share a name; 1 if absent, as on a site with few pages. */
  pagesPerName?: number;
  /** Consecutive page files with the same version tag and section. */
  groups: SearchGroup[];
}

/** Page files from `from` (inclusive) to `to` (exclusive). */
interface SearchGroup {
  tag: string;
  section: string;
  label: string;
  from: number;
  to: number;
}

/**
 * A word and the records that contain it: differences between record numbers, and the word's weight in each record. A
 * fourth element is present if the word is the first significant word of answers. It is a bit mask of their lengths in
 * words, in which bit 0 means that the word by itself has an answer. The answers are in a separate file next to the
 * word's shard.
 */
export type ShardEntry = [word: string, records: number[], weights: number[], answers?: number];

/** The query as normalized by `answerKey`, the answer, and the number of the record that explains it. */
export type AnswerEntry = [
  key: string,
  kind: AnswerKind,
  text: string,
  record: number,
  copy?: string,
];

/** Content of a page file: the parts of the page's records that hits show. A long page has several such files. */
export interface SearchPage {
  path: string;
  lvl0: string;
  title: string;
  section: string;
  records: SearchPageRecord[];
}

/**
 * Anchor (empty for the page itself), type, headings from lvl2 down, and text; or a marker that the hit is the page
 * itself.
 */
export type SearchPageRecord =
  [anchor: string, type: string, headings: string[], content: string] | typeof PAGE_ITSELF;

/** Marks a question that a page answers: the hit shows the page itself. */
export const PAGE_ITSELF = 0;

/** Path of the manifest in the site. It is the only file of the index whose name does not change. */
export const MANIFEST_PATH = '/search-index.json';

/** Letter in {@link SearchManifest.kinds} for a file that continues the page of the previous file. */
export const CONTINUED = '+';

/** Folder of all other files of the index, shared by all locales. */
export const SEARCH_FOLDER = '/static/search';

/**
 * How many hexadecimal digits of a digest form a file name. Each further digit makes the manifest larger, which every
 * search loads first, because digests do not compress. With this length, about one site in 30,000 has two files with
 * the same name.
 */
export const NAME_LENGTH = 8;

/** Paths of an index's files by kind and number, from the site's root. */
export interface IndexPaths {
  words: string[];
  /** Path of each shard's answers; for most shards this file does not exist, because they have no answers. */
  answers: string[];
  page: string[];
}

/**
 * Returns the paths of an index's files. Each name contains a digest of the content, so the files can be cached
 * permanently.
 */
export function pathsOf({
  kinds,
  shardNames,
  pageNames,
  pagesPerName = 1,
}: Pick<SearchManifest, 'kinds' | 'shardNames' | 'pageNames' | 'pagesPerName'>): IndexPaths {
  const shards = namesIn(shardNames);
  const pages = namesIn(pageNames);
  let [page, part] = [-1, -1];
  return {
    words: shards.map((name) => `${SEARCH_FOLDER}/words-${name}.json`),
    answers: shards.map((name) => `${SEARCH_FOLDER}/answers-${name}.json`),
    page: kinds.split('').map((kind) => {
      part += 1;
      if (kind !== CONTINUED) {
        page += 1;
        if (page % pagesPerName === 0) part = 0;
      }
      return `${SEARCH_FOLDER}/page-${pages[Math.floor(page / pagesPerName)]}-${part}.json`;
    }),
  };
}

const namesIn = (names: string): string[] =>
  Array.from({ length: names.length / NAME_LENGTH }, (_, index) =>
    names.slice(index * NAME_LENGTH, (index + 1) * NAME_LENGTH),
  );

/**
 * Finds the shard that a word belongs to, given the first word of each shard.
 *
 * @returns index of the last start that is not after the word; -1 if every start is after the word
 */
export function lastAtOrBefore(starts: readonly string[], word: string): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? '') <= word) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Maximum number of sections of one page in the results, including the best one. */
export const MOST_SECTIONS = 3;
