import type { ShardEntry } from '../../site/search/index-format';
import type { PageKind } from '../../site/search/page-kind';
import { WEAK_WORDS } from '../../site/search/stop-words';
import { expandWords } from './expand-words';
import { matchWord, type WordScores } from './match-word';
import type { QueryWord } from './query';

/** Beside the best section, what each word is worth where it stands on the page. */
const ELSEWHERE = 0.35;

/** How fast a section falls behind that holds less of the query, and a page. */
const SECTION_LACKS = 1;
const PAGE_LACKS = 1.6;

/** On a page of more sections, words in two of them say less and less: a glossary holds every word somewhere. */
const FEW_SECTIONS = 24;

/** A word is held where it is worth this much of what it is worth at most; where less, in part. */
const ENOUGH = 0.05;

/** Pages that hold less of a query than this, by the weight of its words, are no answer where another page holds more. */
const LEAST_HELD = 0.4;

/** Beside the best section of a page, one that answers this much as well is shown too. */
const NEARLY_BEST = 0.5;

/**
 * What a kind of page is worth where words are asked for, and where a name is: the entry that bears the name needs no help,
 * and the others should not stand before the page that explains it.
 */
const PRIORS: Record<Lowercase<PageKind>, { words: number; name: number }> = {
  o: { words: 1.13, name: 0.95 },
  g: { words: 1.05, name: 0.95 },
  c: { words: 1.3, name: 0.95 },
  r: { words: 0.9, name: 0.9 },
  // Its line about a term is shown above the results: what they are for is the page that explains it.
  t: { words: 0.6, name: 0.95 },
};

/** Besides, where the query asks what a thing is: a concept says so, an entry tells of a name. */
const EXPLAINS: Record<Lowercase<PageKind>, number> = { o: 1, g: 1, c: 1.25, r: 0.8, t: 1.25 };

/** A page of v1, unless the query says v1 or what only v1 has. */
const OLDER = 0.65;
const OF_OLDER = /^(?:v[12]|pairs?|i?uniswapv2.*)$/;

/** What a name is worth that was written in words, beside those words: all of the query, or two of more. */
const JOINED = 2.2;
const JOINED_PAIR = 0.7;

/** What a word that says little is worth, beside others. */
const WEAK = 0.25;

/** What ranking has to know of an index. */
export interface RankedIndex {
  /** How many records there are. */
  records: number;
  /** Number of the page that a record is of. */
  pageOf: (record: number) => number;
  kindOf: (page: number) => PageKind;
  /** How many records a page has. */
  sectionsOf: (page: number) => number;
}

/** A page and how well it answers, with its best sections. */
export interface RankedPage {
  page: number;
  score: number;
  /** The share of the query that stands on the page, by the weight of its words. */
  held: number;
  prior: number;
  /** Sections that answer about as well as the best, which comes first. */
  sections: { record: number; score: number }[];
  /** What each word is worth in the best section, and where it is worth most: made when it is asked for. */
  words: () => { word: string; weight: number; best: number; inSection: number }[];
}

/**
 * Pages that answer, best first. All words anywhere on a page count, and count more in one section; a page that lacks
 * a word falls behind by what the word weighs, which is how rare it is.
 *
 * @param ofMeaning whether the query asks what a thing is
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
    // What stands nowhere no page can be blamed for.
    size === 0 ? 0 : (said[at] ?? 1) * Math.log(1 + (index.records - size + 0.5) / (size + 0.5)),
  );
  const whole = Math.max(sum(weights), Number.EPSILON);
  const enough = matches.map((scores) => ENOUGH * Math.max(0, ...scores.values()));
  // Two words are a term as often as a name, `universal router`.
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
    const use = kind.toLowerCase() as Lowercase<PageKind>;
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
 * A name that the reader wrote in words, `exact input single`, counts for each of its words.
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
