import { STOP_WORDS } from '../../site/search/stop-words';
import { isHash, keyOf, partsOf, wordPlaces, wordsOf } from '../../site/search/tokenize';

/** Nobody types more, and a pasted page must not hang the browser. */
const MAX_CHARACTERS = 256;
const MAX_WORDS = 16;

/** The part of a query that is searched for: all of it, or the first words of one that is too long. */
export function boundQuery(query: string): string {
  if (query.length <= MAX_CHARACTERS && wordsOf(query).length <= MAX_WORDS) return query;
  const start = query.slice(0, MAX_CHARACTERS);
  const last = wordPlaces(start).slice(0, MAX_WORDS).at(-1);
  return start.slice(0, last ? last.at + last.word.length : 0);
}

/** How readers ask what a thing is. */
const MEANING =
  /^\s*(?:what(?:['’]?s|\s+(?:is|are))|wats?(?=\s+an?\s)|define|explain|meaning\s+of)\s+(?:(?:an?|the)\s+)?/iu;

/** Whether a query asks what a thing is. */
export const asksMeaning = (query: string): boolean => MEANING.test(query);

/** What is asked for by a query that asks what it is: `what is a tick?` → `tick?`. */
export const askedThing = (query: string): string => query.replace(MEANING, '');

/** The end of `what's`, and of `doesn't`. */
const CONTRACTION = /(?<=\p{L})(?:n['’]t|['’](?:s|m|d|re|ve|ll))(?![\p{L}\p{N}_])/giu;

/** A word that hits should hold. */
export interface QueryWord {
  /** In lower case. */
  text: string;
  /** Of an identifier, in lower case. */
  parts: string[];
  /** Whether the reader may still be typing it. */
  last: boolean;
  hash: boolean;
  /** Whether it is written as code is: capitals inside, or digits, or nothing but capitals. */
  name: boolean;
  /** The words that this one joins: a name may have been written in words. */
  joins?: string[];
  /** Whether it joins all words of the query, and more than two: two are a term as often as a name. */
  whole?: boolean;
}

/** Words that are one name when joined; in a longer query neighbours may still be one word that was split. */
const MOST_JOINED = 10;
const MOST_PAIRED = 6;

/** The words of a query that say something; all of them where none does. */
export function parseQuery(query: string): QueryWord[] {
  const bound = boundQuery(query).normalize('NFC').replace(CONTRACTION, '');
  const all = wordsOf(bound);
  const telling = all.filter((word) => !STOP_WORDS.has(word.toLowerCase()));
  const kept = telling.length > 0 ? telling : all;
  const seen = new Set<string>();
  const words: QueryWord[] = kept.flatMap((word, index) => {
    const text = keyOf(word);
    if (seen.has(text)) return [];
    seen.add(text);
    const last = index === kept.length - 1 && /[\p{L}\p{N}_$]$/u.test(bound);
    return [{ text, parts: partsOf(word), last, hash: isHash(word), name: isName(word) }];
  });
  return [...words, ...joinsOf(words, all)];
}

/** Versions are said in words as well. */
const isName = (word: string) =>
  !/^v\d$/i.test(word) &&
  (partsOf(word).length > 0 || isHash(word) || /[_$\d]/.test(word) || /^\p{Lu}+$/u.test(word));

/** All words as one, those that say nothing too (`sort tokens`, `set fee to`), and each two neighbours. */
function joinsOf(words: readonly QueryWord[], all: readonly string[]): QueryWord[] {
  if (words.some(({ hash }) => hash)) return [];
  const texts = words.map(({ text }) => text);
  const pairs =
    words.length > MOST_PAIRED ? [] : texts.slice(1).map((text, at) => [texts[at] ?? '', text]);
  const joined = pairs.map((joins) => ({ text: joins.join(''), joins, whole: false }));
  const whole = { text: all.map(keyOf).join(''), joins: texts, whole: all.length > 2 };
  const isName = all.length > 1 && all.length <= MOST_JOINED;
  return [...(isName ? [whole] : []), ...joined.filter(({ text }) => text !== whole.text)].map(
    (join) => ({ ...join, parts: [], last: false, hash: false, name: false }),
  );
}
