import { compoundParts } from './compound-parts';
import { isAsk, type SearchRecord } from './record';
import { addSynonyms } from './add-synonyms';
import type { Synonyms } from './synonyms';
import { tellingWords } from './telling-words';
import { joinedPairs, keyOf, partsOf, stemOf, wordsOf } from './tokenize';

/** How much a word counts by where it stands. */
const FIELDS = {
  title: 2,
  heading: 3,
  parents: 1,
  content: 1.3,
  terms: 4,
  code: 0.4,
} as const;
type Field = keyof typeof FIELDS;

/** BM25+: saturation, weight of length, floor. */
const BM25 = { k: 1.2, b: 0.8, d: 0.25 };

/**
 * A part of an identifier beside a word that stands alone: `tick spacing` asks for the words, and
 * `feeAmountTickSpacing` is another name that they happen to be in.
 */
const PART = 0.2;

/**
 * Points for a name that is one word, asked for by that word. Each word of a longer name has the points divided by
 * one more than the number of words: half a name asked for is half its points, and a long name asked for whole is
 * worth more than a short one, since it leaves less of the query over.
 */
const NAME = 30;

/** A name that a writer has given beside one that is read off a heading. */
const GIVEN_NAME = 1.6;

/** A heading that another page bears as its name: "Staker" on an overview, and the page about the staker. */
const SHARED_NAME = 0.3;

/** A question that a page answers beside a section of it. */
const ASK = 1.4;

/** A name in a question: the page uses it, and another one says what it is. */
const NAME_IN_ASK = 0.4;

/** A heading with nothing under it answers less than the same words with an answer. */
const EMPTY = 0.4;

/** A word's count in one field, parts of identifiers counted as {@link PART}. */
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
 * Whether the heading says an identifier already: as a term it would count twice, and members weigh more than prose.
 * An error string counts again: the reader types a part of it, `K` of `UniswapV2: K`.
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
  // Names are written as one word; of a question's neighbours nobody makes one, and there are thousands.
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

/** Addresses of the pages that bear a name: as their title, or because a writer says that they explain it. */
type Bearers = ReadonlyMap<string, ReadonlySet<string>>;

const nameKey = (name: string): string => tellingWords(name).map(stemOf).join(' ');

function bearersOf(records: readonly SearchRecord[]): Bearers {
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

/** Whether a section's heading is the name of another page, and not of its own. */
function isNameOfOther(record: SearchRecord, bearers: Bearers): boolean {
  const pages = record.level === 1 ? undefined : bearers.get(nameKey(headingOf(record)));
  return pages !== undefined && !pages.has(record.url_without_anchor);
}

/** Points of each word in the names of a record: its heading, its anchor, and what it is called elsewhere. */
function pointsOfNames(record: SearchRecord, bearers: Bearers): Counts {
  const points: Counts = new Map();
  if (record.type === 'content') return points;
  const own = !isAsk(record) && isNameOfOther(record, bearers) ? SHARED_NAME : 1;
  const give = (name: string, worth: number) => {
    const words = tellingWords(name);
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

/** Lengths and counts are rounded to steps of a fifth. */
const STEP = Math.log(1.2);

/**
 * Rounds a length or a count. A word more in a section makes that section, and the average one, a little longer: with
 * exact lengths the scores in a tenth of the index would change, and readers would fetch that tenth again for the same
 * order of hits. Lucene keeps a length in one byte.
 */
const rounded = (count: number): number =>
  count > 0 ? Math.exp(STEP * Math.round(Math.log(count) / STEP)) : 0;

const sum = (counts: Counts) => [...counts.values()].reduce((total, count) => total + count, 0);

/**
 * For each word, the records it stands in and its score there: BM25+ summed over the fields, and its share of the
 * record's name; then those that hold another word for the same.
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
  const bearers = bearersOf(records);
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
