import { keyOf, STOP_WORDS, wordsOf } from '../words';

/** Subject of an answer. The reader sees a translated label for each kind. */
export type AnswerKind =
  | 'function selector'
  | 'event topic'
  | 'error selector'
  | 'error'
  | 'term'
  | 'address'
  | 'code hash'
  | 'constant';

/** Answer to a query that consists of nothing but a name, number or hash. */
export interface DirectAnswer {
  kind: AnswerKind;
  /** One line, with code in backticks. The rest is plain text, not markup. */
  text: string;
  /** Text for the copy button; absent if the line covers several things. */
  copy?: string;
  /** Address of the section that explains the subject, without base path but with the anchor. */
  path: string;
}

/** An answer with the query that it belongs to: see {@link answerKey}. */
export interface KeyedAnswer extends DirectAnswer {
  key: string;
}

/** A fact from the data files, before it is merged with others that share its name. */
export interface AnswerFact extends Omit<DirectAnswer, 'path'> {
  /**
   * Address of the page that explains the fact; undefined if there is none. Such a fact is shown only together with
   * another fact that has the same name and a page.
   */
  path: string | undefined;
  /** Queries that the fact answers, as a reader writes them. */
  asked: readonly string[];
  /** Text used when the fact is shown together with other facts; defaults to `text`. */
  beside?: string;
}

/** Maximum number of words in a name, because nobody searches for a longer one. */
const MOST_WORDS = 12;

const NUMBER = /^([-+\u2212]?)\s?(\d{1,3}(?:[,_'\u2019\s]\d{3})+|\d+)$/u;

/**
 * Normalizes a query, ignoring case, punctuation and thousands separators: `-887 272` and `-887,272` become `-887272`,
 * and `UniswapV2: K` becomes `uniswapv2 k`. Returns an empty string if it has no words or too many.
 */
export function answerKey(text: string): string {
  const whole = text.normalize('NFC').trim();
  const [, sign = '', digits] = NUMBER.exec(whole) ?? [];
  if (digits !== undefined) return (/[-\u2212]/.test(sign) ? '-' : '') + digits.replace(/\D/g, '');
  const words = wordsOf(whole).map(keyOf);
  return words.length > MOST_WORDS ? '' : words.join(' ');
}

/**
 * Returns the first word of a key that is not a stop word. The index entry of this word records that there is an
 * answer.
 */
export function firstSignificantWord(key: string): string {
  const words = key.replace(/^-/, '').split(' ');
  return words.find((word) => !STOP_WORDS.has(word)) ?? words[0] ?? '';
}

/**
 * Returns the key's bit in the answer mask of its index entry: bit 0 for a key of one word, bit 1 for two words, etc.
 */
export const maskOf = (key: string): number => 1 << (key.split(' ').length - 1);
