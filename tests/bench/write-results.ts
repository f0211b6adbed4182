import { writeFileSync } from 'node:fs';
import { markdownTable, type Table } from './markdown-table';

/** Results of a run. */
export interface Results {
  /** Date, machine and number of runs. */
  measured: string;
  tables: readonly Table[];
}

/**
 * Writes results to a file, if one is given: as JSON for other programs if its name ends in `.json`, otherwise as
 * Markdown for docs/performance.md.
 */
export function writeResults(file: string | undefined, { measured, tables }: Results): void {
  if (file === undefined) return;
  const text = file.endsWith('.json')
    ? JSON.stringify({ measured, tables }, null, 2)
    : [measured, ...tables.map(markdownTable)].join('\n\n');
  writeFileSync(file, `${text}\n`);
}
