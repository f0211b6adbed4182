import type { ContentProblem } from '../site/sources/content-problem';

/** A text in which some problems are mended, and which. */
export interface FixedText {
  text: string;
  fixed: ContentProblem[];
}

/**
 * Mends what is certain in the text of a file, and leaves every other byte as it is. A fix that does not find what it
 * replaces is left undone.
 */
export function fixText(text: string, problems: readonly ContentProblem[]): FixedText {
  const fixed: ContentProblem[] = [];
  let result = text;
  // From the end, so that the places before stay where they are.
  const ordered = problems.toSorted((a, b) => b.line - a.line || b.column - a.column);
  const local = ordered.filter(({ fix }) => fix && !fix.everywhere);
  for (const problem of local) {
    const { fix, line, column } = problem;
    const start = offsetOf(result, line, column);
    const at = fix ? result.slice(0, paragraphEnd(result, start)).indexOf(fix.from, start) : -1;
    if (!fix || at < 0) continue;
    result = result.slice(0, at) + fix.to + result.slice(at + fix.from.length);
    fixed.push(problem);
  }
  for (const problem of ordered.filter(({ fix }) => fix?.everywhere)) {
    const { from = '', to = '' } = problem.fix ?? {};
    if (!result.includes(from)) continue;
    result = result.replaceAll(from, to);
    fixed.push(problem);
  }
  return { text: result, fixed: problems.filter((problem) => fixed.includes(problem)) };
}

/** Lines and columns count from 1. */
const offsetOf = (text: string, line: number, column: number): number =>
  text
    .split('\n')
    .slice(0, line - 1)
    .reduce((sum, one) => sum + one.length + 1, column - 1);

function paragraphEnd(text: string, start: number): number {
  const end = /\n[ \t\r]*\n/.exec(text.slice(start));
  return end ? start + end.index : text.length;
}
