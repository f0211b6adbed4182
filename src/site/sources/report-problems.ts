import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentProblem, formatProblem, formatProblems } from './content-problem';

/** An error or warning, as shown over the page in development and in the output of the check. */
export interface Finding extends ContentProblem {
  /** Whether the finding makes a build fail. */
  stops: boolean;
}

/**
 * Findings of the current and the last finished round. A round starts with `createPages` and ends when every later
 * check has run.
 */
interface Rounds {
  current: Finding[];
  finished: readonly Finding[];
}

/**
 * Key of the findings in the global object. They are stored there because Gatsby bundles a copy of this module into
 * each plugin, and all copies must share the findings.
 */
const SHARED = Symbol.for('findings of the docs');

const shared = globalThis as { [SHARED]?: Rounds };

/** Starts a round. `reportProblems` and `warnProblems` then add to its findings instead of printing. */
export function beginRound(): void {
  shared[SHARED] = { current: [], finished: finishedFindings() };
}

/** Returns the findings of the current round so far; undefined outside `gatsby develop`. */
export const currentFindings = (): Finding[] | undefined => shared[SHARED]?.current;

/** Ends the round, once all its checks have run. */
export function endRound(): void {
  const rounds = shared[SHARED];
  if (rounds) rounds.finished = rounds.current;
}

/** Returns the findings of the last finished round, since those of the current one may be incomplete. */
export const finishedFindings = (): readonly Finding[] => shared[SHARED]?.finished ?? [];

/**
 * Path of the content check. It runs as a separate process, because a module in `src/site` may not import the plugins
 * that the check needs.
 */
const CHECK = 'src/commands/check-content/check.ts';

/**
 * Returns all errors and warnings of the content, for a build that fails on some of them. Hooks run one after another,
 * so without this report, a writer who fixes the errors of one hook would see those of the next hook only in the next
 * build.
 *
 * @param met errors found by the current hook; always included in the result
 */
function wholeReport(met: readonly ContentProblem[]): {
  errors: ContentProblem[];
  warnings: ContentProblem[];
} {
  const root = process.cwd();
  if (!existsSync(join(root, CHECK))) return { errors: [...met], warnings: [] };
  const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', CHECK, '--json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const all = read(stdout);
  return {
    errors: [...met, ...all.filter(({ stops }) => stops)],
    warnings: all.filter(({ stops }) => !stops),
  };
}

/**
 * Parses the output of the check. Returns no findings if the check itself failed; the build then fails with the hook's
 * own findings.
 */
function read(text: string): Finding[] {
  try {
    return JSON.parse(text) as Finding[];
  } catch {
    return [];
  }
}

/** Entry of Gatsby's error map, which defines how errors with an id are printed. */
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
 * Wraps content errors for `reporter.error` and `reporter.panic`, which print the id in the heading. Given plain text,
 * Gatsby prints "ERROR UNKNOWN" instead. `panicOnBuild` prints that even with an id, because in most hooks it loses the
 * plugin's name, without which Gatsby does not find the id.
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
  // Every page that uses a data file reports the file's errors, so count each error once.
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
 * Adds problems to the findings of the current round. Returns false if there is no round, because rounds exist only in
 * development.
 */
function collect(problems: readonly ContentProblem[], stops: boolean): boolean {
  const findings = currentFindings();
  findings?.push(...problems.map((problem) => ({ ...problem, stops })));
  return findings !== undefined;
}
