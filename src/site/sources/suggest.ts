import { closest, distance } from 'fastest-levenshtein';

/** `did you mean "x"?` where one of the allowed words is near, else the list of them. */
export function suggest(word: string, allowed: readonly string[]): string {
  if (allowed.length === 0) return 'there are none';
  const near = closest(word, [...allowed]);
  const steps = distance(word.toLowerCase(), near.toLowerCase());
  return steps <= 2 && steps < word.length
    ? `did you mean "${near}"?`
    : `use one of ${allowed.join(', ')}`;
}

/** `the nearest is "x"`: for names too many to list. */
export function nearest(word: string, known: readonly string[]): string {
  return known.length > 0 ? `the nearest is "${closest(word, [...known])}"` : 'there are none';
}
