import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentProblem } from '../../site/sources/content-problem';
import { groupBy } from '../../site/sources/group-by';

/** A text after fixes, and the problems that were fixed in it. */
export interface FixedText {
  text: string;
  fixed: ContentProblem[];
}

/**
 * Applies unambiguous fixes to the text of a file, and leaves every other byte unchanged. Skips a fix if the text that
 * it replaces is not found.
 */
export function fixText(text: string, problems: readonly ContentProblem[]): FixedText {
  const fixed: ContentProblem[] = [];
  let result = text;
  // Apply fixes from the end, so that earlier positions stay valid.
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

/** Converts a line and column, both counted from 1, to an offset. */
const offsetOf = (text: string, line: number, column: number): number =>
  text
    .split('\n')
    .slice(0, line - 1)
    .reduce((sum, one) => sum + one.length + 1, column - 1);

function paragraphEnd(text: string, start: number): number {
  const end = /\n[ \t\r]*\n/.exec(text.slice(start));
  return end ? start + end.index : text.length;
}

/**
 * Returns the offset of the first occurrence of `wanted` that is not the start of a longer word or address, or -1 if
 * there is none.
 */
function wholeIn(text: string, wanted: string): number {
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    if (!/^[\w/#?&=%.-]/.test(text.slice(at + wanted.length))) return at;
  }
  return -1;
}

/**
 * Applies the fixes of the given problems to their files.
 *
 * @returns the problems that were fixed
 */
export function fixFiles(root: string, problems: readonly ContentProblem[]): ContentProblem[] {
  const fixable = problems.filter(({ fix }) => fix);
  return [...groupBy(fixable, ({ file }) => file)].flatMap(([file, own]) => {
    const bytes = readFileSync(join(root, file));
    const before = bytes.toString('utf8');
    // Skip files that are not valid UTF-8, because writing them back would change other bytes.
    if (!Buffer.from(before, 'utf8').equals(bytes)) return [];
    const { text, fixed } = fixText(before, own);
    if (fixed.length > 0) writeFileSync(join(root, file), text);
    return fixed;
  });
}
