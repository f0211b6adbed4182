import { isHash, keyOf, partsOf, STOP_WORDS, wordPlaces, wordsOf } from '../../site/search/words';

/**
 * Limits of a query, in characters and in words. Readers never type that much, and without limits a pasted page would
 * freeze the browser.
 */
const MAX_CHARACTERS = 256;
const MAX_WORDS = 16;

/** Returns the part of a query that is searched for: all of it or, if it is too long, its beginning. */
export function boundQuery(query: string): string {
  if (query.length <= MAX_CHARACTERS && wordsOf(query).length <= MAX_WORDS) return query;
  const start = query.slice(0, MAX_CHARACTERS);
  const last = wordPlaces(start).slice(0, MAX_WORDS).at(-1);
  return start.slice(0, last ? last.at + last.word.length : 0);
}

/** Matches the words with which a query asks for the meaning of a thing. */
const MEANING =
  /^\s*(?:what(?:['’]?s|\s+(?:is|are))|wats?(?=\s+an?\s)|define|explain|meaning\s+of)\s+(?:(?:an?|the)\s+)?/iu;

/** Whether a query asks for the meaning of a thing. */
export const asksMeaning = (query: string): boolean => MEANING.test(query);

/** Returns the thing whose meaning a query asks for: `what is a tick?` returns `tick?`. */
export const askedThing = (query: string): string => query.replace(MEANING, '');

/** Matches the ending of words such as `what's` and `doesn't`. */
const CONTRACTION = /(?<=\p{L})(?:n['’]t|['’](?:s|m|d|re|ve|ll))(?![\p{L}\p{N}_])/giu;

/** A word of a query, which hits should contain. */
export interface QueryWord {
  /** The word in lower case. */
  text: string;
  /** Parts of an identifier, in lower case. */
  parts: string[];
  /** Whether this is the last word, which the reader may still be typing. */
  last: boolean;
  hash: boolean;
  /** Whether the word looks like an identifier: it has inner capitals or digits, or only capitals. */
  name: boolean;
  /**
   * The words that this word joins. Set only on additional words, which a query gets because readers may write a name
   * as separate words.
   */
  joins?: string[];
  /**
   * Whether the word joins all words of a query of more than two words. A query of two words counts as a pair, because
   * two words are as often a term as a name.
   */
  whole?: boolean;
}

/**
 * Maximum number of words in a query that is also tried as one name, and in a query whose pairs of neighboring words
 * are also tried as one word.
 */
const MOST_JOINED = 10;
const MOST_PAIRED = 6;

/**
 * Returns the distinct words of a query without stop words, or with them if there are no other words. Additional words
 * follow, each of which joins several words of the query.
 */
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

/** Whether a word is written as an identifier. A version such as `v3` is not, because it is also used in plain text. */
const isName = (word: string) =>
  !/^v\d$/i.test(word) &&
  (partsOf(word).length > 0 || isHash(word) || /[_$\d]/.test(word) || /^\p{Lu}+$/u.test(word));

/**
 * Returns additional words for a query: one that joins all its words, including stop words (`sort tokens`, `set fee
 * to`), and one for each pair of neighboring words.
 */
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

/**
 * Matches the text that nodes, wallets and tools print before a revert reason. If there are several such texts, it
 * matches up to the end of the last one.
 */
const BEFORE =
  /^.*\b(?:execution reverted|reverted with (?:custom error|reason string|the following reason)|fail(?:ed)? with error|while processing transaction:? revert(?:ed)?)\b\W*/is;

/** Matches the text before the message of a library's error, with the prefix that browsers add. */
const BEFORE_ERROR = /^\s*(?:uncaught\s+)?(?:\(in promise\)\s+)?error:\s*/i;

/** Matches the start of the text after a revert reason: the closing quote, or the values that a library appends. */
const BEHIND = /["“”`]|'(?![\p{L}\p{N}])|\s[({]\w+[=:]|,?\s(?:data|code|method|transaction)=/u;

/** Matches the parameter list of a signature, as in `collect(address)`: only types, optionally with names. */
const SIGNATURE =
  /(?<=[\p{L}\p{N}_$])\s?\((?:\s*(?:u?int\d*|address|bool|string|bytes\d*)(?:\[\d*\])*(?:\s+[\p{L}_$][\p{L}\p{N}_$]*)*\s*,?)*\)/giu;

/**
 * Returns the significant part of a query: the reason in a pasted error, the name in a signature, or else the whole
 * query.
 *
 * @example
 * `execution reverted: STF` returns `STF`, and `observe(uint32[] calldata secondsAgos)` returns `observe`
 */
export function reasonOf(query: string): string {
  const after = query.replace(BEFORE, '').replace(BEFORE_ERROR, '');
  const end = after === query ? -1 : after.search(BEHIND);
  const reason = (end === -1 ? after : after.slice(0, end)).trim();
  const bare = (/[\p{L}\p{N}]/u.test(reason) ? reason : query).replace(SIGNATURE, '');
  return /[\p{L}\p{N}]/u.test(bare) ? bare : query;
}
