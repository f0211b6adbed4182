import { writeFileSync } from 'node:fs';
import { markdownTable, type Table } from './markdown-table';

/** What a run has measured. */
export interface Results {
  /** When, on what, how often. */
  measured: string;
  tables: readonly Table[];
}

/** Writes results for docs/performance.md, or, to a file that ends in `.json`, for other programs. */
export function writeResults(file: string, { measured, tables }: Results): void {
  const text = file.endsWith('.json')
    ? JSON.stringify({ measured, tables }, null, 2)
    : [measured, ...tables.map(markdownTable)].join('\n\n');
  writeFileSync(file, `${text}\n`);
}
