/** A mistake in a content file. Lines and columns count from 1; line 0 means the file as a whole. */
export interface ContentProblem {
  /** Path from the project root, with forward slashes. */
  file: string;
  line: number;
  column: number;
  /** What is wrong, and what to write instead. */
  message: string;
  /** Present if the correction is unambiguous. */
  fix?: Fix | undefined;
}

/**
 * A text replacement. It applies to the first occurrence at or after the problem's position, within the same paragraph.
 */
export interface Fix {
  from: string;
  to: string;
  /** Whether to replace every occurrence in the file instead. */
  everywhere?: true | undefined;
}

/** Thrown when content is invalid. Contains every mistake found, so that a writer can fix them all at once. */
export class ContentError extends Error {
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    super(formatProblems(problems));
    this.name = 'ContentError';
    this.problems = problems;
  }
}

/** Returns `file:line:column`, which editors and terminals turn into a link; only `file` if there is no line. */
export const placeOf = ({ file, line, column }: ContentProblem): string =>
  line > 0 ? `${file}:${line}:${column}` : file;

/** Returns `file:line:column message`. */
export const formatProblem = (problem: ContentProblem): string =>
  `${placeOf(problem)} ${problem.message}`;

/** Formats one problem per line, without duplicates, ordered by file and position. */
export const formatProblems = (problems: readonly ContentProblem[]): string =>
  sortProblems(problems).map(formatProblem).join('\n');

/** Sorts problems by file and position, and removes duplicates. */
export function sortProblems<Problem extends ContentProblem>(
  problems: readonly Problem[],
): Problem[] {
  const met = new Map(problems.toReversed().map((problem) => [formatProblem(problem), problem]));
  return problems
    .filter((problem) => met.get(formatProblem(problem)) === problem)
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
}

/** Converts an offset in a text to a line and column, both counted from 1. */
export function pointAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
