import type { ShardEntry } from '../../site/search/index-format';
import type { KindLetter } from '../../site/search/page-kind';
import { WEAK_WORDS } from '../../site/search/words';
import { expandWords, matchWord, type WordScores } from './match-word';
import type { QueryWord } from './query';

/**
 * Weight of each word's best match anywhere on the page. The weighted matches are added to the score of the best
 * section.
 */
const ELSEWHERE = 0.35;

/** Exponents that set how strongly a section and a page are penalized for the part of the query that they lack. */
const SECTION_LACKS = 1;
const PAGE_LACKS = 1.6;

/**
 * Number of sections up to which words in different sections of a page count fully. On longer pages they count less and
 * less, because a page such as a glossary contains nearly every word somewhere.
 */
const FEW_SECTIONS = 24;

/** Share of a word's highest score that a match needs to count in full. A match with a lower score counts in part. */
const ENOUGH = 0.05;

/**
 * Share of the query that a page must contain, by the weight of the words. Pages with a smaller share are dropped if
 * any page has enough.
 */
const LEAST_HELD = 0.4;

/** Share of the best section's score that another section of the page needs in order to be shown too. */
const NEARLY_BEST = 0.5;

/**
 * Factors for the score of each kind of page: one for queries of words, and one for queries of identifiers. For
 * identifiers, the factors are nearly equal, so that the matches determine the order.
 */
const PRIORS: Record<Lowercase<KindLetter>, { words: number; name: number }> = {
  o: { words: 1.13, name: 0.95 },
  g: { words: 1.05, name: 0.95 },
  c: { words: 1.3, name: 0.95 },
  r: { words: 0.9, name: 0.9 },
  // The definition of a term is already shown above the results, so the results should start with the page that
  // explains the term.
  t: { words: 0.6, name: 0.95 },
};

/**
 * Additional factors for queries that ask for a meaning. Concepts explain the meaning, whereas reference entries only
 * describe a name.
 */
const EXPLAINS: Record<Lowercase<KindLetter>, number> = { o: 1, g: 1, c: 1.25, r: 0.8, t: 1.25 };

/** Factor for pages of v1, unless the query mentions v1, v2 or something that only v1 has. */
const OLDER = 0.65;
const OF_OLDER = /^(?:v[12]|pairs?|i?uniswapv2.*)$/;

/**
 * Weights of a name that was written as separate words, relative to those words: a name of the whole query, and a name
 * of a pair of its words.
 */
const JOINED = 2.2;
const JOINED_PAIR = 0.7;

/** Weight of an insignificant word, if the query has other words. */
const WEAK = 0.25;

/** Properties of an index that ranking needs. */
export interface RankedIndex {
  /** Total number of records. */
  records: number;
  /** Returns the number of the page that contains a record. */
  pageOf: (record: number) => number;
  kindOf: (page: number) => KindLetter;
  /** Returns the number of records of a page. */
  sectionsOf: (page: number) => number;
}

/** A page with its score and its best sections. */
export interface RankedPage {
  page: number;
  score: number;
  /** Share of the query that the page contains, by the weight of the words. */
  held: number;
  prior: number;
  /** The best section, and the sections with at least half its score, best first. */
  sections: { record: number; score: number }[];
  /**
   * Returns each word with its weight, its best score on the page, and its score in the best section. This is a
   * function so that the values are computed only on demand.
   */
  words: () => { word: string; weight: number; best: number; inSection: number }[];
}

/**
 * Returns the pages that match, best first. A word counts anywhere on a page, and words in the same section count more.
 * A page that lacks a word is penalized by the weight of the word, which is higher for rarer words.
 *
 * @param ofMeaning whether the query asks for the meaning of a thing
 */
export function rank(
  asked: readonly QueryWord[],
  shards: readonly ShardEntry[][],
  index: RankedIndex,
  ofMeaning = false,
): RankedPage[] {
  const words = expandWords(
    asked.filter(({ joins }) => !joins),
    shards,
  );
  const said = words.map(({ text }) => (words.length > 1 && WEAK_WORDS.has(text) ? WEAK : 1));
  const matches = words.map((word, at) => scaled(matchWord(word, shards), said[at] ?? 1));
  const joined = asked.filter((join) => spreadJoin(join, words, matches, shards));
  const weights = matches.map(({ size }, at) =>
    // No page is penalized for a word that is not in the index.
    size === 0 ? 0 : (said[at] ?? 1) * Math.log(1 + (index.records - size + 0.5) / (size + 0.5)),
  );
  const whole = Math.max(sum(weights), Number.EPSILON);
  const enough = matches.map((scores) => ENOUGH * Math.max(0, ...scores.values()));
  // `asked` also contains the joined words, so it has three entries for a query of two words. A query of two words does
  // not count as a name, because two words are as often a term, such as `universal router`.
  const inWords = joined.length > 0 && asked.length > 3;
  const isName = inWords || words.every(({ name }) => name);
  const older = asked.some(({ text }) => OF_OLDER.test(text));

  const pages = new Map<number, Map<number, number[]>>();
  for (const [at, scores] of matches.entries()) {
    for (const [record, score] of scores) {
      const number = index.pageOf(record);
      const records = pages.get(number) ?? new Map<number, number[]>();
      pages.set(number, records);
      const own = records.get(record) ?? Array.from(words, () => 0);
      own[at] = score;
      records.set(record, own);
    }
  }
  const ranked: RankedPage[] = [];
  for (const [page, records] of pages) {
    const best = words.map((_, at) =>
      Math.max(...[...records.values()].map((own) => own[at] ?? 0)),
    );
    const heldBy = (scores: readonly number[]) =>
      sum(weights.map((weight, at) => weight * shareOf(scores[at], enough[at]))) / whole;
    const sections = [...records].map(([record, own]) => ({
      record,
      score: sum(own) * heldBy(own) ** SECTION_LACKS,
    }));
    sections.sort((a, b) => b.score - a.score || a.record - b.record);
    const [first] = sections;
    if (!first) continue;
    const together = heldBy([...(records.get(first.record) ?? [])]);
    const spread = Math.min(1, FEW_SECTIONS / index.sectionsOf(page));
    const held = together + spread * (heldBy(best) - together);
    const kind = index.kindOf(page);
    const use = kind.toLowerCase() as Lowercase<KindLetter>;
    const age = kind === use || older ? 1 : OLDER;
    const prior = PRIORS[use][isName ? 'name' : 'words'] * age * (ofMeaning ? EXPLAINS[use] : 1);
    ranked.push({
      page,
      score: (first.score + spread * ELSEWHERE * sum(best)) * held ** PAGE_LACKS * prior,
      held,
      prior,
      sections: sections.filter(({ score }) => score >= NEARLY_BEST * first.score),
      words: () =>
        words.map(({ text }, at) => ({
          word: text,
          weight: weights[at] ?? 0,
          best: best[at] ?? 0,
          inSection: records.get(first.record)?.[at] ?? 0,
        })),
    });
  }
  ranked.sort((a, b) => b.score - a.score || a.page - b.page);
  const answering = ranked.filter(({ held }) => held >= LEAST_HELD);
  return answering.length > 0 ? answering : ranked;
}

/**
 * If the index has a name that the reader wrote as separate words, such as `exact input single`, adds an equal share of
 * the name's weighted score to each of those words.
 *
 * @returns whether there is such a name
 */
function spreadJoin(
  { text, joins, whole }: QueryWord,
  words: readonly QueryWord[],
  matches: readonly WordScores[],
  shards: readonly ShardEntry[][],
): boolean {
  if (!joins) return false;
  const joined = matchWord({ text, parts: [], last: false, hash: true, name: true }, shards, true);
  const worth = (whole ? JOINED : JOINED_PAIR) / joins.length;
  for (const own of joins) {
    const scores = matches[words.findIndex((word) => word.text === own)];
    for (const [record, score] of joined) {
      scores?.set(record, (scores.get(record) ?? 0) + worth * score);
    }
  }
  return joined.size > 0;
}

function scaled(scores: WordScores, by: number): WordScores {
  if (by !== 1) for (const [record, score] of scores) scores.set(record, by * score);
  return scores;
}

const shareOf = (score = 0, enough = 0) => (score === 0 ? 0 : Math.min(1, score / enough));

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
