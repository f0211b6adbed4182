import type { Reporter } from 'gatsby';
import { formatProblems, type ContentProblem } from './content-problem';

/** Fails a build with every problem found; while developing, prints them and goes on. */
export function reportProblems(reporter: Reporter, problems: readonly ContentProblem[]): void {
  if (problems.length === 0) return;
  const count = problems.length === 1 ? 'One mistake' : `${problems.length} mistakes`;
  reporter.panicOnBuild(`${count} in the content:\n\n${formatProblems(problems)}\n`);
}

/** Prints problems that the reader survives, such as a link to a page that is not written yet. */
export function warnProblems(reporter: Reporter, problems: readonly ContentProblem[]): void {
  if (problems.length > 0) reporter.warn(formatProblems(problems));
}
