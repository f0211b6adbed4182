import { compoundParts } from './compound-parts';
import { isAsk, type SearchRecord } from './record';
import { addSynonyms, type Synonyms } from './synonyms';
import { joinedPairs, keyOf, partsOf, significantWords, stemOf, wordsOf } from './words';

/** Weight of a word by the field that it is in. */
const FIELDS = {
  title: 2,
  heading: 3,
  parents: 1,
  content: 1.3,
  terms: 4,
  code: 0.4,
} as const;
type Field = keyof typeof FIELDS;

/** BM25+ parameters: `k` for saturation, `b` for length normalization, `d` for the minimum weight of an occurrence. */
const BM25 = { k: 1.2, b: 0.8, d: 0.25 };

/**
 * Weight of a part of an identifier relative to a whole word. It is low because a query for `tick spacing` means these
 * words, not a name that happens to contain them, such as `feeAmountTickSpacing`.
 */
const PART = 0.2;

/**
 * Points for a name of one word if the query contains that word. Each word of a name of n words gets 2 / (n + 1) times
 * these points. A query for half of a name thus gets half of its points, and a complete long name is worth more than a
 * short one, because it matches more of the query.
 */
const NAME = 30;

/** Factor for a name given by a writer, relative to one taken from a heading. */
const GIVEN_NAME = 1.6;

/** Factor for a heading that is the name of another page, such as "Staker" on an overview. */
const SHARED_NAME = 0.3;

/** Factor for a question that a page answers, relative to a section. */
const ASK = 1.4;

/**
 * Factor for an identifier in a question, which is low because the page only uses the identifier and another page
 * defines it.
 */
const NAME_IN_ASK = 0.4;

/** Factor for a heading without text, which answers less than the same heading with text. */
const EMPTY = 0.4;

/** Count of each word in one field; parts of identifiers count as {@link PART}. */
type Counts = Map<string, number>;

function countWords(text: string, language: string, ofName = 1): Counts {
  const counts: Counts = new Map();
  const add = (word: string, count: number) => counts.set(word, (counts.get(word) ?? 0) + count);
  for (const word of wordsOf(text)) {
    const parts = partsOf(word).filter((part) => part.length > 1);
    add(keyOf(word), parts.length > 0 ? ofName : 1);
    for (const part of [...parts, ...compoundParts(keyOf(word), language)]) add(part, PART);
  }
  return counts;
}

/**
 * Whether a term is an identifier that the heading already contains. Such a term is left out, because it would count
 * twice, and members would outweigh prose. An error string still counts twice, because readers search for a part of it,
 * such as the `K` of `UniswapV2: K`.
 */
const isNameIn = (heading: string, term: string) =>
  heading.includes(term) && wordsOf(term).length === 1;

function countsByField(record: SearchRecord) {
  const { hierarchy, level, content, terms, code, names, language } = record;
  const count = (text: string, ofName?: number) => countWords(text, language, ofName);
  const { lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6 } = hierarchy;
  const chain = [lvl1, lvl2, lvl3, lvl4, lvl5, lvl6].slice(0, level);
  const heading = chain.at(-1) ?? '';
  const ofHeading = count(heading, isAsk(record) ? NAME_IN_ASK : 1);
  // Also index pairs of words joined, because readers often write a name as one word. Leave out questions, because
  // nobody joins their words and there are thousands of them.
  const pairs = isAsk(record) ? [] : [heading, ...names].flatMap(joinedPairs);
  for (const word of [...pairs, ...names.flatMap((name) => [...count(name).keys()])]) {
    if (!ofHeading.has(word)) ofHeading.set(word, 1);
  }
  return {
    title: count(lvl1),
    heading: ofHeading,
    parents: count([lvl0, ...chain.slice(1, -1)].join(' ')),
    content: count(content),
    terms: count(terms.filter((term) => !isNameIn(heading, term)).join(' ')),
    code: count(code.join(' ')),
  } satisfies Record<Field, Counts>;
}

const headingOf = ({ hierarchy, level }: SearchRecord): string => {
  const { lvl1, lvl2, lvl3, lvl4, lvl5, lvl6 } = hierarchy;
  return [lvl1, lvl2, lvl3, lvl4, lvl5, lvl6][level - 1] ?? '';
};

/** Addresses of pages by name. The name of a page is its title, or another name that a writer has given it. */
type Bearers = ReadonlyMap<string, ReadonlySet<string>>;

const nameKey = (name: string): string => significantWords(name).map(stemOf).join(' ');

function pagesByName(records: readonly SearchRecord[]): Bearers {
  const bearers = new Map<string, Set<string>>();
  for (const record of records) {
    const isPage = record.type === 'lvl1';
    for (const name of [...(isPage ? [headingOf(record)] : []), ...record.names]) {
      const key = nameKey(name);
      bearers.set(key, (bearers.get(key) ?? new Set()).add(record.url_without_anchor));
    }
  }
  return bearers;
}

/** Whether a section's heading is the name of another page but not of the section's own page. */
function isNameOfOther(record: SearchRecord, bearers: Bearers): boolean {
  const pages = record.level === 1 ? undefined : bearers.get(nameKey(headingOf(record)));
  return pages !== undefined && !pages.has(record.url_without_anchor);
}

/** Returns the points of each word in a record's names: its heading, its anchor and its other names. */
function pointsOfNames(record: SearchRecord, bearers: Bearers): Counts {
  const points: Counts = new Map();
  if (record.type === 'content') return points;
  const own = !isAsk(record) && isNameOfOther(record, bearers) ? SHARED_NAME : 1;
  const give = (name: string, worth: number) => {
    const words = significantWords(name);
    for (const word of words) {
      const share = (worth * 2 * NAME) / (words.length + 1);
      points.set(word, Math.max(points.get(word) ?? 0, share));
    }
  };
  give(headingOf(record), own);
  give(record.anchor ?? '', own);
  for (const name of record.names) give(name, GIVEN_NAME);
  return points;
}

const isEmpty = (record: SearchRecord) => record.content === '' && !isAsk(record);

/** Logarithm of the ratio of two adjacent rounded values: each value is a fifth larger than the one before. */
const STEP = Math.log(1.2);

/**
 * Rounds a length or a count. With exact numbers, a word added to one section would change the average length, and with
 * it the scores throughout the index. Readers would then download all files of the index again for the same order of
 * hits.
 */
const rounded = (count: number): number =>
  count > 0 ? Math.exp(STEP * Math.round(Math.log(count) / STEP)) : 0;

const sum = (counts: Counts) => [...counts.values()].reduce((total, count) => total + count, 0);

/**
 * Computes each word's score in the records that contain it: BM25+ summed over the fields, plus its share of the points
 * for the record's names. Then adds the records that contain a synonym of the word.
 */
export function weighWords(
  records: readonly SearchRecord[],
  synonyms: readonly Synonyms[] = [],
): Map<string, Map<number, number>> {
  const scores = new Map<string, Map<number, number>>();
  const add = (word: string, number: number, score: number) => {
    const sums = scores.get(word) ?? new Map<number, number>();
    sums.set(number, (sums.get(number) ?? 0) + score);
    scores.set(word, sums);
  };
  const documents = records.map(countsByField);
  const all = rounded(documents.length);
  for (const field of Object.keys(FIELDS) as Field[]) {
    const lengths = documents.map((document) => sum(document[field]));
    const average =
      rounded(lengths.reduce((total, length) => total + length, 0) / lengths.length) || 1;
    const spread = new Map<string, number>();
    for (const document of documents) {
      for (const word of document[field].keys()) spread.set(word, (spread.get(word) ?? 0) + 1);
    }
    for (const [number, document] of documents.entries()) {
      const scale = isAsk(records[number]) ? ASK : 1;
      const norm = BM25.k * (1 - BM25.b + (BM25.b * rounded(lengths[number] ?? 0)) / average);
      for (const [word, count] of document[field]) {
        const holders = spread.get(word) ?? 0;
        const rarity = Math.log(1 + (Math.max(all, holders) - holders + 0.5) / (holders + 0.5));
        const frequency = (count * (BM25.k + 1)) / (count + norm);
        add(
          word,
          number,
          scale * FIELDS[field] * rarity * (BM25.d * Math.min(1, count) + frequency),
        );
      }
    }
  }
  const bearers = pagesByName(records);
  for (const [number, record] of records.entries()) {
    for (const [word, points] of pointsOfNames(record, bearers)) add(word, number, points);
  }
  for (const sums of scores.values()) {
    for (const [number, score] of sums) {
      const record = records[number];
      if (record && isEmpty(record)) sums.set(number, score * EMPTY);
    }
  }
  addSynonyms(scores, synonyms);
  return scores;
}
