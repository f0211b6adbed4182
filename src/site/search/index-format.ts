import type { AnswerKind } from './answers/direct-answer';

/**
 * The index as files. A query loads the manifest, the shards whose range of words it needs, and the pages of its
 * best hits: each of these is bounded, so what a first query downloads hardly grows with the corpus.
 */
export interface SearchManifest {
  /** Names the folder of the other files; a new index has a new folder, so that they can be cached for good. */
  folder: string;
  /** First word of each shard, in order. */
  shards: string[];
  /** How many records each page file has; records are numbered through, file by file. A long page has several. */
  pages: number[];
  /** What each page file is of, a letter each: see `page-kind.ts`; {@link CONTINUED} for a page's further files. */
  kinds: string;
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
 * (bit 0 for the word alone). These stand in `answers-N.json` beside the word's `words-N.json`.
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
