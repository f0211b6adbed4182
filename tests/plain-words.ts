/**
 * Words to avoid, because they are archaic or translated literally, each with what the docs write instead. Each key is
 * a case-insensitive pattern that must match whole words.
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
  // The article or pronoun excludes "room" in the sense of space.
  '(?:an?|each|every|one|its|which|other|another) rooms?|rooms': 'feature folder',
  'vouch(?:es|ed)?': 'confirm',
  'for who(?! [a-z]+s\\b)': 'for people who',
  'as one would': 'as you would',
  'for want of': 'without',
};

/**
 * Returns `12: write "again" instead of "anew"` for each word of a text that has a plainer one.
 *
 * @param from number of the text's first line
 */
export function plainWords(text: string, from = 1): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      Object.entries(INSTEAD).flatMap(([word, better]) =>
        [...line.matchAll(new RegExp(`(?<![\\w-])${word}(?![\\w-])`, 'gi'))].map(
          ([found]) => `${from + index}: write "${better}" instead of "${found}"`,
        ),
      ),
    );
}
