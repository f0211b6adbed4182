import { closest, distance } from 'fastest-levenshtein';

/** Joins choices for a sentence: `a`; `a or b`; `one of a, b, c`. */
export const oneOf = (names: readonly string[]): string =>
  names.length > 2 ? `one of ${names.join(', ')}` : names.join(' or ');

/** Returns `did you mean "x"?` if one of the allowed words is similar, otherwise undefined. */
export function didYouMean(word: string, allowed: readonly string[]): string | undefined {
  if (allowed.length === 0) return undefined;
  const near = closest(word, [...allowed]);
  const steps = distance(word.toLowerCase(), near.toLowerCase());
  return steps <= 2 && steps < word.length ? `did you mean "${near}"?` : undefined;
}

/** Returns `did you mean "x"?` if one of the allowed words is similar, otherwise `use` and a list of them. */
export function suggest(word: string, allowed: readonly string[]): string {
  const [first, second] = allowed;
  if (first === undefined) return 'there are none yet, so add one first';
  const use =
    second === undefined ? `use "${first}", which is the only one` : `use ${oneOf(allowed)}`;
  return didYouMean(word, allowed) ?? use;
}

/** Returns `the closest match is "x"`, for cases with too many names to list. */
export function nearest(word: string, known: readonly string[]): string {
  return known.length > 0
    ? `the closest match is "${closest(word, [...known])}"`
    : 'there are none yet, so add one first';
}
