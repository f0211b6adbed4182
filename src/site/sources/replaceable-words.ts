import { pointAt } from './content-problem';

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
  instead: Readonly<Record<string, string>>,
): Replaceable[] =>
  Object.entries(instead).flatMap(([pattern, better]) =>
    [...text.matchAll(new RegExp(`(?<![\\w-])${pattern}(?![\\w-])`, 'gi'))].map(
      ({ 0: word, index }) => ({ ...pointAt(text, index), word, better }),
    ),
  );
