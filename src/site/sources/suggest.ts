import { closest, distance } from 'fastest-levenshtein';

/** Joins choices for a sentence: `a`; `a or b`; `one of a, b, c`. */
export const oneOf = (names: readonly string[]): string =>
  names.length > 2 ? `one of ${names.join(', ')}` : names.join(' or ');

/** Returns `did you mean "x"?` if one of the allowed words is similar, otherwise `use` and a list of them. */
export function suggest(word: string, allowed: readonly string[]): string {
  if (allowed.length === 0) return 'there are none yet, so add one first';
  const near = closest(word, [...allowed]);
  const steps = distance(word.toLowerCase(), near.toLowerCase());
  return steps <= 2 && steps < word.length ? `did you mean "${near}"?` : `use ${oneOf(allowed)}`;
}

/** Returns `the closest match is "x"`, for cases with too many names to list. */
export function nearest(word: string, known: readonly string[]): string {
  return known.length > 0
    ? `the closest match is "${closest(word, [...known])}"`
    : 'there are none yet, so add one first';
}
