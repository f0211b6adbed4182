import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { problemsOf } from '../../../tests/problems-of';
import { GAS_RUNS_FILE, type GasRuns } from '../runs/gas-run';
import { GAS_FILE, readGas } from './gas';

const runs = (...keys: string[]) =>
  JSON.stringify({
    functions: [],
    transactions: [],
    runs: Object.fromEntries(keys.map((key, index) => [key, { gas: 100 + index, before: [] }])),
  });

const table = (rows: string, more = '') =>
  `- id: swap\n  subject: swaps\n  what: Router\n  columns: { tokens: Tokens, ether: Ether }\n${more}  rows:\n${rows}`;

/** Returns the mistakes in a file of tables, each as `line:column message`. */
const mistakesIn = (text: string, measured: string): string[] =>
  problemsOf(() => readGas(text, measured)).map(
    ({ line, column, message }) => `${line}:${column} ${message}`,
  );

test('a row has the figure of each of its calls, and none where there is no such call', () => {
  const text = table('    a: The `A`\n');
  expect(readGas(text, runs('swap/a/tokens'))).toEqual([
    {
      id: 'swap',
      subject: 'swaps',
      what: 'Router',
      columns: ['Tokens', 'Ether'],
      rows: [{ name: 'The `A`', cells: [{ key: 'swap/a/tokens', gas: 100 }, undefined] }],
    },
  ]);
});

test('a row that is not measured is a mistake, and its message names the command and a similar row', () => {
  const text = table('    v3-ruter: A\n');
  expect(mistakesIn(text, runs('swap/v3-router/tokens'))[0]).toMatch(
    /^6:\d+ swap\/v3-ruter is not measured: .*npx tsx tests\/samples\/write-gas\.ts.*did you mean "v3-router"\?$/,
  );
});

test('a measured call that no row shows is a mistake', () => {
  const found = mistakesIn(table('    a: A\n'), runs('swap/a/tokens', 'swap/b/tokens'));
  expect(found).toEqual([expect.stringContaining('no row shows the measured call swap/b/tokens')]);
});

test('only a table with one column of figures can show differences', () => {
  const text = table('    a: A\n', '  difference: More\n');
  expect(mistakesIn(text, runs('swap/a/tokens'))[0]).toMatch(/^5:3 only a table with one column/);
});

test('the tables of the site show every measured call', () => {
  const measured = readFileSync(GAS_RUNS_FILE, 'utf8');
  const tables = readGas(readFileSync(GAS_FILE, 'utf8'), measured);
  const keys = tables.flatMap(({ rows }) =>
    rows.flatMap(({ cells }) => cells.flatMap((cell) => (cell ? [cell.key] : []))),
  );
  expect(keys.toSorted()).toEqual(Object.keys((JSON.parse(measured) as GasRuns).runs).toSorted());
});
