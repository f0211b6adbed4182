/** One mistake in a writer's file. Lines and columns count from 1; 0 means "the file as a whole". */
export interface ContentProblem {
  /** Path from the project root, with forward slashes. */
  file: string;
  line: number;
  column: number;
  /** What is wrong, and what to write instead. */
  message: string;
  /** Where it is certain what to write instead. */
  fix?: Fix | undefined;
}

/** One piece of a text for another: its first occurrence at the problem's place or behind it, in the same paragraph. */
export interface Fix {
  from: string;
  to: string;
  /** Every occurrence in the file. */
  everywhere?: true | undefined;
}

/** Thrown when content cannot be used; carries every mistake found, so that a writer mends them in one go. */
export class ContentError extends Error {
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    super(formatProblems(problems));
    this.name = 'ContentError';
    this.problems = problems;
  }
}

/** `file:line:column`, the form that editors and terminals turn into a link. */
export const placeOf = ({ file, line, column }: ContentProblem): string =>
  line > 0 ? `${file}:${line}:${column}` : file;

/** `file:line:column message` */
export const formatProblem = (problem: ContentProblem): string =>
  `${placeOf(problem)} ${problem.message}`;

/** One problem a line, each once, ordered by file and place. */
export const formatProblems = (problems: readonly ContentProblem[]): string =>
  sortProblems(problems).map(formatProblem).join('\n');

/** Problems by file and place, each once. */
export function sortProblems<Problem extends ContentProblem>(
  problems: readonly Problem[],
): Problem[] {
  const met = new Map(problems.toReversed().map((problem) => [formatProblem(problem), problem]));
  return problems
    .filter((problem) => met.get(formatProblem(problem)) === problem)
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
}
