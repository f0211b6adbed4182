import { STOP_WORDS } from '../stop-words';
import { keyOf, wordsOf } from '../tokenize';

/** What an answer is about, as the data name it; the reader sees a message for each. */
export type AnswerKind =
  | 'function selector'
  | 'event topic'
  | 'error selector'
  | 'error'
  | 'term'
  | 'address'
  | 'code hash'
  | 'constant';

/** What a reader is told who asks for nothing but one thing. */
export interface DirectAnswer {
  kind: AnswerKind;
  /** One line; code in backticks. Not markup: what is not in backticks is shown as it is. */
  text: string;
  /** What a reader would paste elsewhere; left out where the line tells of several things. */
  copy?: string;
  /** Where it is explained: an address of the site without base path, with its anchor. */
  path: string;
}

/** An answer with what has to be asked for it: see {@link answerKey}. */
export interface KeyedAnswer extends DirectAnswer {
  key: string;
}

/** What a file of data has to tell, before it is known whether another thing has the same name. */
export interface AnswerFact extends Omit<DirectAnswer, 'path'> {
  /** Undefined for what no page explains: it is told of where it shares its name with what one does. */
  path: string | undefined;
  /** Texts that ask for it, as they are written. */
  asked: readonly string[];
  /** The line where it stands beside others; `text` where it is short enough. */
  beside?: string;
}

/** Nobody asks for a name in more words. */
const MOST_WORDS = 12;

const NUMBER = /^([-+\u2212]?)\s?(\d{1,3}(?:[,_'\u2019\s]\d{3})+|\d+)$/u;

/**
 * What a text asks for, whatever its capitals, punctuation and separators of thousands: `-887 272` and `-887,272` are
 * `-887272`, and `UniswapV2: K` is `uniswapv2 k`. Empty where it has no words or too many.
 */
export function answerKey(text: string): string {
  const whole = text.normalize('NFC').trim();
  const [, sign = '', digits] = NUMBER.exec(whole) ?? [];
  if (digits !== undefined) return (/[-\u2212]/.test(sign) ? '-' : '') + digits.replace(/\D/g, '');
  const words = wordsOf(whole).map(keyOf);
  return words.length > MOST_WORDS ? '' : words.join(' ');
}

/** The word whose entry of the index says that there is an answer: the first that says something. */
export function tellingWord(key: string): string {
  const words = key.replace(/^-/, '').split(' ');
  return words.find((word) => !STOP_WORDS.has(word)) ?? words[0] ?? '';
}

/** A key's part of the number in its word's entry: of how many words there are answers. */
export const maskOf = (key: string): number => 1 << (key.split(' ').length - 1);
