import { z } from 'zod';
import { gasKey, type GasRuns } from '../runs/gas-run';
import { ContentError } from '../sources/content-problem';
import { suggest } from '../sources/suggest';
import { parseYaml, rememberLast } from '../sources/yaml-source';

/** Path of the tables of gas, from the project root. */
export const GAS_FILE = 'content/reference/gas.yml';

/** The script that measures the rows of {@link GAS_FILE}. */
const MEASURE = 'npx tsx tests/samples/write-gas.ts';

const text = z.string().min(1);
const name = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, 'write a name in lower case, with hyphens, such as v3-router');

export const gasSchema = z.array(
  z.strictObject({
    id: name.describe('Name of the table, as in `<GasTable of="swap" />`.'),
    subject: text.describe(
      'What the table measures, such as "v3 deposits". It distinguishes its button from those of other tables.',
    ),
    what: text.describe('Heading of the first column; put code in backticks.'),
    columns: z.record(name, text).describe('Heading of each column with figures.'),
    difference: text
      .optional()
      .describe(
        'Heading of an extra last column, which shows how each figure differs from that of the first row.',
      ),
    rows: z
      .record(name, text)
      .describe('Label of each row, by the name of its measurement; put code in backticks.'),
  }),
);

const parseRuns = rememberLast((text) => JSON.parse(text) as GasRuns);

/** A table of gas. */
export interface GasTable {
  id: string;
  /** What the table measures. */
  subject: string;
  /** Heading of the first column. */
  what: string;
  /** Headings of the columns with figures. */
  columns: string[];
  difference?: string;
  rows: {
    name: string;
    /** A figure for each column; undefined if that call doesn't exist. */
    cells: ({ key: string; gas: number } | undefined)[];
  }[];
}

/**
 * Combines the tables with the measured figures.
 *
 * @param text of {@link GAS_FILE}
 * @param measured text of {@link GAS_RUNS_FILE}
 * @throws ContentError if a row has no measurement, or a measurement has no row
 */
export function readGas(text: string, measured: string): GasTable[] {
  const { value: tables, locate } = parseYaml(text, GAS_FILE, gasSchema);
  const { runs } = parseRuns(measured);
  const used = new Set<string>();
  const problems: { line: number; column: number; message: string }[] = [];
  const read = tables.map(({ id, subject, what, columns, difference, rows }, index): GasTable => {
    if (difference !== undefined && Object.keys(columns).length > 1) {
      problems.push({
        ...locate([index, 'difference']),
        message: 'only a table with one column of figures can show differences: remove it',
      });
    }
    return {
      id,
      subject,
      what,
      columns: Object.values(columns),
      ...(difference !== undefined && { difference }),
      rows: Object.entries(rows).map(([row, name]) => {
        const cells = Object.keys(columns).map((column) => {
          const key = gasKey(id, row, column);
          const run = runs[key];
          used.add(key);
          return run && { key, gas: run.gas };
        });
        if (!cells.some((cell) => cell)) {
          const known = Object.keys(runs)
            .filter((key) => key.startsWith(`${id}/`))
            .map((key) => key.split('/')[1] ?? '');
          problems.push({
            ...locate([index, 'rows', row]),
            message: `${id}/${row} is not measured: add it to tests/samples/gas and run ${MEASURE}, or correct its name; ${suggest(row, [...new Set(known)])}`,
          });
        }
        return { name, cells };
      }),
    };
  });
  for (const key of Object.keys(runs)) {
    if (used.has(key)) continue;
    problems.push({
      line: 0,
      column: 0,
      message: `no row shows the measured call ${key}: add its row and column, or remove it from tests/samples/gas and run ${MEASURE}`,
    });
  }
  if (problems.length > 0)
    throw new ContentError(problems.map((one) => ({ file: GAS_FILE, ...one })));
  return read;
}
