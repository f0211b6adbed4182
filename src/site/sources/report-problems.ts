import { formatProblem, formatProblems, type ContentProblem } from './content-problem';
import { currentFindings } from './findings';
import { wholeReport } from './whole-report';

/** What says it: Gatsby's reporter. */
interface Reporter {
  panicOnBuild: (message: string) => unknown;
  warn: (message: string) => unknown;
}

/**
 * Fails a build with every problem of the content, those of the hooks to come included; while developing,
 * `gatsby-plugin-develop-findings` tells them.
 */
export function reportProblems(reporter: Reporter, found: readonly ContentProblem[]): void {
  if (found.length === 0 || collect(found, true)) return;
  let problems = found;
  if (process.env.NODE_ENV === 'production') {
    const { errors, warnings } = wholeReport(found);
    problems = errors;
    warnProblems(reporter, warnings);
  }
  // A mistake in data is met by every page that draws it: it is one mistake all the same.
  const met = new Set(problems.map(formatProblem)).size;
  const count = met === 1 ? 'One mistake' : `${met} mistakes`;
  reporter.panicOnBuild(`${count} in the content:\n\n${formatProblems(problems)}\n`);
}

/** Prints problems that the reader survives, such as a link to a page that is not written yet. */
export function warnProblems(reporter: Reporter, problems: readonly ContentProblem[]): void {
  if (problems.length > 0 && !collect(problems, false)) reporter.warn(formatProblems(problems));
}

/** Keeps problems for whoever collects them, and says whether there is one. */
function collect(problems: readonly ContentProblem[], stops: boolean): boolean {
  const findings = currentFindings();
  findings?.push(...problems.map((problem) => ({ ...problem, stops })));
  return findings !== undefined;
}
