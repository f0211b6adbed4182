import type { AnswerKind } from './answers/direct-answer';

/**
 * The index as files. A query loads the manifest, the shards whose range of words it needs, and the pages of its
 * best hits: each of these is bounded, so what a first query downloads hardly grows with the corpus.
 */
export interface SearchManifest {
  /** Where each shard begins: as much of its first word as tells it from the last word of the one before. */
  shards: string[];
  /** Names of the shards, one after the other: see {@link pathsOf}. */
  shardNames: string;
  /** How many records each page file has; records are numbered through, file by file. A long page has several. */
  pages: number[];
  /** What each page file is of, a letter each: see `page-kind.ts`; {@link CONTINUED} for a page's further files. */
  kinds: string;
  /** Names of the pages, one after the other; the files of a long page share one. */
  pageNames: string;
  /** Neighbouring page files of one version tag and section. */
  groups: SearchGroup[];
}

/** Page files `from` (included) to `to` (not included). */
interface SearchGroup {
  tag: string;
  section: string;
  label: string;
  from: number;
  to: number;
}

/**
 * A word and the records that hold it: differences of record numbers, and for each how much it says of the record. A
 * word that asks for something by itself has a fourth part: of how many words, first of which it is, there are answers
 * (bit 0 for the word alone). These stand in a file beside that of the word's shard.
 */
export type ShardEntry = [word: string, records: number[], weights: number[], answers?: number];

/** What is asked, as `answerKey` makes it; what is answered, and the number of the record that explains it. */
export type AnswerEntry = [
  key: string,
  kind: AnswerKind,
  text: string,
  record: number,
  copy?: string,
];

/** What is shown of a page's records, or of some of them where the page is long. */
export interface SearchPage {
  path: string;
  lvl0: string;
  title: string;
  section: string;
  records: SearchPageRecord[];
}

/** Anchor (empty for the page itself), type, headings from lvl2 on, text; or that a record stands for its page. */
export type SearchPageRecord =
  [anchor: string, type: string, headings: string[], content: string] | typeof PAGE_ITSELF;

/** Of a question that a page answers: what is shown is the page. */
export const PAGE_ITSELF = 0;

/** Where the manifest stands in the site. The only file of the index whose name does not change. */
export const MANIFEST_PATH = '/search-index.json';

/** In {@link SearchManifest.kinds}: the file goes on with the page of the one before. */
export const CONTINUED = '+';

/** Where the other files stand, those of every locale. */
export const SEARCH_FOLDER = '/static/search';

/**
 * So many hexadecimal digits of a digest are a name. Each digit more is half a kilobyte more to load before any query,
 * since a digest cannot be compressed; two files of a site share these once in some 30,000 sites.
 */
export const NAME_LENGTH = 8;

/** Addresses of an index's files by kind and number, from the site's root. */
export interface IndexPaths {
  words: string[];
  /** Where the answers of a shard would stand; most shards have none. */
  answers: string[];
  page: string[];
}

/** Where the files of an index stand: each bears a digest of its content, so that it can be kept for good. */
export function pathsOf({
  kinds,
  shardNames,
  pageNames,
}: Pick<SearchManifest, 'kinds' | 'shardNames' | 'pageNames'>): IndexPaths {
  const shards = namesIn(shardNames);
  const pages = namesIn(pageNames);
  let [page, part] = [-1, 0];
  return {
    words: shards.map((name) => `${SEARCH_FOLDER}/words-${name}.json`),
    answers: shards.map((name) => `${SEARCH_FOLDER}/answers-${name}.json`),
    page: kinds.split('').map((kind) => {
      [page, part] = kind === CONTINUED ? [page, part + 1] : [page + 1, 0];
      return `${SEARCH_FOLDER}/page-${pages[page]}-${part}.json`;
    }),
  };
}

const namesIn = (names: string): string[] =>
  Array.from({ length: names.length / NAME_LENGTH }, (_, index) =>
    names.slice(index * NAME_LENGTH, (index + 1) * NAME_LENGTH),
  );
