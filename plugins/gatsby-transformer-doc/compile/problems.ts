import { closest, distance } from 'fastest-levenshtein';
import type { VFile } from 'vfile';
import type { ContentProblem } from '../../../src/site/sources/content-problem';

interface Placed {
  position?: { start: { line: number; column: number } } | undefined;
}

/** Notes a mistake at a node; compilation goes on, so that a writer sees every mistake at once. */
export function report(file: VFile, node: Placed | undefined, message: string): void {
  const start = node?.position?.start;
  const problem: ContentProblem = {
    file: file.path,
    line: start?.line ?? 0,
    column: start?.column ?? 0,
    message,
  };
  problemsOf(file).push(problem);
}

/** The mistakes noted on a file so far. */
export function problemsOf(file: VFile): ContentProblem[] {
  const data = file.data as { problems?: ContentProblem[] };
  return (data.problems ??= []);
}

/** ` Did you mean "x"?` where one of the allowed words is near, else the list of them. */
export function suggest(word: string, allowed: readonly string[]): string {
  const near = allowed.length > 0 ? closest(word, [...allowed]) : undefined;
  const steps = near ? distance(word.toLowerCase(), near.toLowerCase()) : Infinity;
  return steps <= 2 && steps < word.length
    ? `did you mean "${near}"?`
    : `use one of ${allowed.join(', ')}`;
}

/** `the nearest is "x"`: for names too many to list. */
export function nearest(word: string, known: readonly string[]): string {
  return known.length > 0 ? `the nearest is "${closest(word, [...known])}"` : 'there are none';
}
