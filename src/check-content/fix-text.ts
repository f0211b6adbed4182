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
    const end = paragraphEnd(result, start);
    const at = fix ? start + wholeIn(result.slice(start, end), fix.from) : -1;
    if (!fix || at < start) continue;
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

/** Where a text holds another that goes on as no longer word or address; -1 where nowhere. */
function wholeIn(text: string, wanted: string): number {
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    if (!/^[\w/#?&=%.-]/.test(text.slice(at + wanted.length))) return at;
  }
  return -1;
}
