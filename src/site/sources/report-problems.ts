import { formatProblem, formatProblems, type ContentProblem } from './content-problem';
import { currentFindings } from './findings';
import { wholeReport } from './whole-report';

/** How Gatsby prints errors with a given id. */
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

/** The part of Gatsby's reporter that is used here. */
interface Reporter extends ErrorReporter {
  panic: (error: ReturnType<typeof contentError>) => unknown;
  warn: (message: string) => unknown;
}

/** Id of content errors. Gatsby prefixes it with the plugin's name. */
const CONTENT_ERROR = 'content';

/**
 * Wraps content errors for `reporter.error` and `reporter.panic`, which print the id in the heading. For plain text,
 * and for errors passed to `panicOnBuild`, Gatsby prints "ERROR UNKNOWN" instead: in most hooks `panicOnBuild` loses
 * the plugin's name, without which the id is not found.
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
 * Fails a build with all content problems, including those that later hooks would find. In development,
 * `gatsby-plugin-develop-findings` reports them instead.
 */
export function reportProblems(reporter: Reporter, found: readonly ContentProblem[]): void {
  if (found.length === 0 || collect(found, true)) return;
  let problems = found;
  if (process.env.NODE_ENV === 'production') {
    const { errors, warnings } = wholeReport(found);
    problems = errors;
    warnProblems(reporter, warnings);
  }
  // Every page that uses a data file reports its errors, so count each error once.
  const met = new Set(problems.map(formatProblem)).size;
  const count = met === 1 ? 'One mistake' : `${met} mistakes`;
  reporter.panic(
    contentError(reporter, `${count} in the content:\n\n${formatProblems(problems)}\n`),
  );
}

/** Logs non-fatal problems, such as a link to a page that is not written yet. */
export function warnProblems(reporter: Reporter, problems: readonly ContentProblem[]): void {
  if (problems.length > 0 && !collect(problems, false)) reporter.warn(formatProblems(problems));
}

/**
 * Adds problems to the findings of the current round. Returns false if there is no round, which is so outside
 * development.
 */
function collect(problems: readonly ContentProblem[], stops: boolean): boolean {
  const findings = currentFindings();
  findings?.push(...problems.map((problem) => ({ ...problem, stops })));
  return findings !== undefined;
}
