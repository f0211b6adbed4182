import { writeFileSync } from 'node:fs';
import { markdownTable, type Table } from './markdown-table';

/** What a run has measured. */
export interface Results {
  /** When, on what, how often. */
  measured: string;
  tables: readonly Table[];
}

/** Writes results, where a file is named: for docs/performance.md or, if it ends in `.json`, for other programs. */
export function writeResults(file: string | undefined, { measured, tables }: Results): void {
  if (file === undefined) return;
  const text = file.endsWith('.json')
    ? JSON.stringify({ measured, tables }, null, 2)
    : [measured, ...tables.map(markdownTable)].join('\n\n');
  writeFileSync(file, `${text}\n`);
}
