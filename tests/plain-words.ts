import { replaceableWords } from '../src/site/sources/replaceable-words';

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

/**
 * Returns a message such as `12: write "again" instead of "…"` for each word in a text that has a plainer one.
 *
 * @param from number of the text's first line
 */
export const plainWords = (text: string, from = 1): string[] =>
  replaceableWords(text, INSTEAD).map(
    ({ line, word, better }) => `${from + line - 1}: write "${better}" instead of "${word}"`,
  );
