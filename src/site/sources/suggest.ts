import { closest, distance } from 'fastest-levenshtein';

/** Returns `did you mean "x"?` if one of the allowed words is similar, otherwise a list of them. */
export function suggest(word: string, allowed: readonly string[]): string {
  if (allowed.length === 0) return 'there are none';
  const near = closest(word, [...allowed]);
  const steps = distance(word.toLowerCase(), near.toLowerCase());
  return steps <= 2 && steps < word.length
    ? `did you mean "${near}"?`
    : `use one of ${allowed.join(', ')}`;
}

/** Returns `the nearest is "x"`, for cases with too many names to list. */
export function nearest(word: string, known: readonly string[]): string {
  return known.length > 0 ? `the nearest is "${closest(word, [...known])}"` : 'there are none';
}
