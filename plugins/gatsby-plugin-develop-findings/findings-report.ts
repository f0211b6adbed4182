import type { ServerResponse } from 'node:http';
import type { DevelopServer } from '../../src/gatsby/plugin-api';
import { formatProblem } from '../../src/site/sources/content-problem';
import {
  contentError,
  type ErrorReporter,
  type Finding,
} from '../../src/site/sources/report-problems';
import { FINDINGS_STREAM } from './names';

const open = new Set<ServerResponse>();
let last: readonly Finding[] = [];

const write = (response: ServerResponse) => response.write(`data: ${JSON.stringify(last)}\n\n`);

/** Sends the current findings to every open page, and again whenever they change. */
export function serveFindings(app: DevelopServer): void {
  app.use(FINDINGS_STREAM, (_, response) => {
    response.writeHead(200, {
      'Content-Type': 'text/event-stream',
      // `no-transform`, because Gatsby's server would otherwise buffer the stream to compress it.
      'Cache-Control': 'no-cache, no-transform',
    });
    open.add(response);
    response.on('close', () => open.delete(response));
    write(response);
  });
}

/** Returns the current findings. */
export const servedFindings = (): readonly Finding[] => last;

/** Sends new findings to every open page. */
function streamFindings(findings: readonly Finding[]): void {
  last = findings;
  for (const response of open) write(response);
}

/** The part of Gatsby's reporter that we use. */
interface Reporter extends ErrorReporter {
  error: (error: ReturnType<typeof contentError>) => unknown;
  warn: (message: string) => unknown;
  success: (message: string) => unknown;
}

let told: readonly Finding[] = [];

/**
 * Sends all findings to the pages, and prints in the terminal those that the previous call did not have. Reports
 * success when the last mistake is gone.
 */
export function tellFindings(reporter: Reporter, found: readonly Finding[]): void {
  const findings = inOrder(found);
  const lines = new Set(told.map(lineOf));
  const fresh = findings.filter((finding) => !lines.has(lineOf(finding)));
  const mistakes = fresh.filter(({ stops }) => stops).map(formatProblem);
  const warnings = fresh.filter(({ stops }) => !stops).map(formatProblem);
  if (mistakes.length > 0) reporter.error(contentError(reporter, mistakes.join('\n')));
  if (warnings.length > 0) reporter.warn(warnings.join('\n'));
  const hasMistakes = (list: readonly Finding[]) => list.some(({ stops }) => stops);
  if (hasMistakes(told) && !hasMistakes(findings)) {
    reporter.success('no mistakes are left in the content');
  }
  told = findings;
  streamFindings(findings);
}

const lineOf = (finding: Finding) => `${finding.stops} ${formatProblem(finding)}`;

/** Removes duplicates, and sorts the findings: mistakes before warnings, then by file and position. */
function inOrder(found: readonly Finding[]): Finding[] {
  const once = new Map(found.map((finding) => [lineOf(finding), finding]));
  return [...once.values()].sort(
    (a, b) =>
      Number(b.stops) - Number(a.stops) ||
      a.file.localeCompare(b.file) ||
      a.line - b.line ||
      a.column - b.column,
  );
}
