import { developOnPort, runningDevelop } from './develop-server';
import { lastRun } from './last-run';
import { printTables } from './print-table';
import { answerTables } from '../../site/queries/query-answers';
import { savedQueries, type SavedQuery } from '../../site/queries/saved-queries';
import { nearest } from '../../site/sources/suggest';
import { usage } from '../../site/sources/usage';
import { askOptions, readVariables, variablesOf } from './ask-arguments';

/**
 * `npm run ask` lists the saved queries; `npm run ask orphans` runs one of them. `--json` prints the GraphQL result,
 * `--name value` sets a variable of the query. The answer comes from a development server if one is running, otherwise
 * from the cache of the last run. With `--port`, it comes from the development server on that port.
 */
async function main(args: readonly string[]): Promise<void> {
  const { help, json, port, words } = askOptions(args);
  if (help) {
    print(HELP);
    return;
  }
  const [name, ...given] = words;
  const root = process.cwd();
  const queries = savedQueries(root);
  if (name === undefined) {
    print(listOf(queries));
    return;
  }
  const query = queries.find((one) => one.name === name);
  if (!query) {
    const names = queries.map((one) => one.name);
    throw new Error(`there is no query "${name}"; ${nearest(name, names)}`);
  }
  const variables = readVariables(variablesOf(query.text), given);
  const site =
    port === undefined
      ? ((await runningDevelop(root)) ?? (await lastRun(root)))
      : await developOnPort(root, port);
  const { data, errors = [] } = await site.ask(query.text, variables);
  if (errors.length > 0 || !data) throw new Error(errors.map(({ message }) => message).join('\n'));
  print(json ? JSON.stringify(data, null, 2) : printTables(answerTables(data)));
  // Write this line to stderr, so that a file to which stdout is redirected contains only the answer.
  process.stderr.write(`\n${site.freshness}\n`);
}

const HELP = usage('npm run ask <query> -- [options]', [
  ['<query>', 'a saved query; "npm run ask" lists all of them with their variables'],
  ['--<name> <value>', 'the value of a variable'],
  ['--json', 'print the GraphQL result as JSON'],
  ['--port <number>', 'query the development server on this port'],
  ['--help', 'print this help'],
]);

const print = (text: string) => process.stdout.write(`${text}\n`);

/** Returns a line for each query: its name, its variables with their defaults, and the question that it answers. */
function listOf(queries: readonly SavedQuery[]): string {
  const rows = queries.map(({ name, question, text }) => {
    const taken = variablesOf(text).map((variable) => `--${variable.name} ${variable.usual}`);
    return [[name, ...taken].join(' '), question] as const;
  });
  const width = Math.max(0, ...rows.map(([call]) => call.length));
  return rows.map(([call, question]) => `${call.padEnd(width)}  ${question}`).join('\n');
}

main(process.argv.slice(2)).then(
  // Exit explicitly, because Gatsby has open handles that keep the process alive.
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`ask: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
