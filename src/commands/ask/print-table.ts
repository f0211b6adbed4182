import type { AnswerTable, Row } from '../../site/queries/query-answers';

/** Formats an answer as text: a table for each part, followed by the number of its rows. */
export const printTables = (tables: readonly AnswerTable[]): string =>
  tables
    .map(({ name, rows }) => (tables.length > 1 ? `${name}\n\n` : '') + printTable(rows))
    .join('\n\n');

function printTable(rows: readonly Row[]): string {
  if (rows.length === 0) return 'None.';
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cells = rows.map((row) => columns.map((column) => row[column] ?? ''));
  const widths = columns.map((column, index) =>
    Math.max(column.length, ...cells.map((row) => row[index]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd();
  const count = `${rows.length} ${rows.length === 1 ? 'row' : 'rows'}.`;
  const rule = widths.map((width) => '-'.repeat(width));
  return [line(columns), line(rule), ...cells.map(line), '', count].join('\n');
}
