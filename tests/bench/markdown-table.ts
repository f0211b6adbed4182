/** Content of a cell. A column is right-aligned if all its cells are numbers or dashes. */
export type Cell = string | number;

export interface Table {
  head: readonly string[];
  rows: readonly (readonly Cell[])[];
}

/** Formats a table in Markdown, as Prettier would. */
export function markdownTable({ head, rows }: Table): string {
  const isNumeric = head.map((_, column) => rows.every((row) => isFigure(row[column])));
  const texts = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) =>
    Math.max(3, ...texts.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const padded = (row: readonly string[]) =>
    line(
      widths.map((width, column) => {
        const text = row[column] ?? '';
        return isNumeric[column] ? text.padStart(width) : text.padEnd(width);
      }),
    );
  const rule = line(
    widths.map((width, column) =>
      isNumeric[column] ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
    ),
  );
  const [first = [], ...others] = texts.map(padded);
  return [first, rule, ...others].join('\n');
}

/** Converts bytes to kilobytes with one decimal. */
export const kB = (bytes: number): number => Number((bytes / 1000).toFixed(1));

/** Returns whether a cell is a number, or a dash instead of one. */
const isFigure = (cell: Cell | undefined): boolean =>
  typeof cell === 'number' || /^(?:–|[\d.]+)$/.test(cell ?? '');
