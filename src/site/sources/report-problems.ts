import { formatProblem, formatProblems, type ContentProblem } from './content-problem';
import { currentFindings } from './findings';
import { wholeReport } from './whole-report';

/** How Gatsby prints the errors of an id. */
interface ErrorMapEntry {
  text: (context: ErrorContext) => string;
  level: 'ERROR';
  category: 'USER';
}

interface ErrorContext {
  sourceMessage: string;
}

/** The part of Gatsby's reporter that prints errors by their id. */
export interface ErrorReporter {
  setErrorMap: (entries: Record<string, ErrorMapEntry>) => void;
}

/** Gatsby's reporter, as far as it is used here. */
interface Reporter extends ErrorReporter {
  panic: (error: ReturnType<typeof contentError>) => unknown;
  warn: (message: string) => unknown;
}

/** The id of mistakes in the content, to which Gatsby adds the plugin's name. */
const CONTENT_ERROR = 'content';

/**
 * Mistakes in the content as an error for `reporter.error` and `reporter.panic`, which print its id in the heading. Gatsby
 * heads a plain text "ERROR UNKNOWN", and an error of `panicOnBuild` too: in most hooks that loses the plugin's name, without
 * which the id is not found.
 */
export function contentError(
  reporter: ErrorReporter,
  sourceMessage: string,
): { id: string; context: ErrorContext } {
  reporter.setErrorMap({
    [CONTENT_ERROR]: {
      text: (context) => context.sourceMessage,
      level: 'ERROR',
      category: 'USER',
    },
  });
  return { id: CONTENT_ERROR, context: { sourceMessage } };
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
  reporter.panic(
    contentError(reporter, `${count} in the content:\n\n${formatProblems(problems)}\n`),
  );
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
