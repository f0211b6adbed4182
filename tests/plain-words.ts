import { pointAt } from '../src/site/sources/content-problem';

/**
 * Words to avoid because they're archaic or translated literally, and the words that the docs use instead. Each key is
 * a pattern that ignores case and matches whole words.
 */
const INSTEAD: Readonly<Record<string, string>> = {
  anew: 'again',
  'for ever': 'permanently',
  'for good(?! (?:reason|measure))': 'permanently',
  whoever: 'anyone who',
  wherein: 'in which',
  thereof: 'of it',
  'bears?': 'has',
  'stand-ins?': 'placeholder',
  'seconds since 1970': 'Unix timestamp',
  'smallest units?': 'base unit',
  'file endings?': 'extension',
  'beside (?:it|them)': 'in the same folder',
  // The article or pronoun is required, because "room" without one can mean space.
  '(?:an?|each|every|one|its|which|other|another) rooms?|rooms': 'feature folder',
  'vouch(?:es|ed)?': 'confirm',
  'for who(?! [a-z]+s\\b)': 'for people who',
  'as one would': 'as you would',
  'for want of': 'without',
};

/** A word in a text that has a better one. Line and column count from 1. */
export interface Replaceable {
  line: number;
  column: number;
  word: string;
  better: string;
}

/**
 * Finds words in a text that have a better one.
 *
 * @param instead the better words by pattern; a pattern ignores case and matches whole words
 */
export const replaceableWords = (
  text: string,
  instead: Readonly<Record<string, string>> = INSTEAD,
): Replaceable[] =>
  Object.entries(instead).flatMap(([pattern, better]) =>
    [...text.matchAll(new RegExp(`(?<![\\w-])${pattern}(?![\\w-])`, 'gi'))].map(
      ({ 0: word, index }) => ({ ...pointAt(text, index), word, better }),
    ),
  );

/**
 * Returns a message such as `12: write "again" instead of "…"` for each word in a text that has a plainer one.
 *
 * @param from number of the text's first line
 */
export const plainWords = (text: string, from = 1): string[] =>
  replaceableWords(text).map(
    ({ line, word, better }) => `${from + line - 1}: write "${better}" instead of "${word}"`,
  );
