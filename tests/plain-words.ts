import { dictionary } from './content/prose/dictionary';
import { replaceableWords } from '../src/site/sources/replaceable-words';

/**
 * Words to avoid because they're archaic or translated literally, and the words to use instead: those of the content's
 * dictionary, and those that only the repository's own texts use. Each key is a pattern that ignores case and matches
 * whole words.
 */
const INSTEAD: Readonly<Record<string, string>> = {
  ...dictionary.instead,
  wherein: 'in which',
  thereof: 'of it',
  'bears?': 'has',
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
