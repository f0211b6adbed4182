import { findProblems, type Report } from './find-problems';
import { fixFiles } from './fixes';
import { askedFiles, OPTIONS, type Options, readOptions } from './options';
import { printAnnotations, printReport } from './print-report';
import { formatProblem } from '../../site/sources/content-problem';
import { usage } from '../../site/sources/usage';

/**
 * Maximum number of rounds of fixes. One fix may uncover another mistake, but if there is still something to fix after
 * this many rounds, the fixes undo each other.
 */
const MOST_ROUNDS = 5;

/**
 * `npm run check`: reports every problem in the content that a build would find, without a build. Exit code 1 means
 * that a build would fail (with `--strict`, also that it would warn; with `--aged`, also that a fact has not been
 * checked for a long time). Exit code 2 means that the command failed to run, for example because of an unknown option.
 */
async function main(): Promise<void> {
  const root = process.cwd();
  const options = readOptions(process.argv.slice(2), process.env);
  if (options.help) {
    console.log(
      usage('npm run check -- [options] [files or folders of content]', Object.entries(OPTIONS)),
    );
    return;
  }
  const asked = askedFiles(root, options.paths);
  // Leave out drafts, as a published build does.
  process.env.NODE_ENV = 'production';
  let report = await findProblems(root, asked);
  for (let round = 0; options.fix && round < MOST_ROUNDS; round += 1) {
    const fixed = fixFiles(root, report.findings);
    if (fixed.length === 0) break;
    for (const problem of fixed) console.error(`fixed: ${formatProblem(problem)}`);
    report = await findProblems(root, asked);
  }
  print(report, options);
}

function print(report: Report, { aged, annotations, json, strict }: Options): void {
  const { findings } = report;
  console.log(json ? JSON.stringify(findings) : printReport(report));
  if (annotations && !json && findings.length > 0) console.log(printAnnotations(findings));
  const fails = findings.some(({ stops }) => stops || strict) || (aged && report.aged.length > 0);
  if (fails) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(`check: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 2;
});
