import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { SearchRecord } from '../../src/site/search/record';

/**
 * Reads a file of records.
 *
 * @throws Error with advice if the file is missing or does not contain a list
 */
export function readRecords(file: string): SearchRecord[] {
  const path = resolve(file);
  if (!existsSync(path))
    throw new Error(`${file} is missing: build the site first (npm run build)`);
  const records: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (!Array.isArray(records)) throw new Error(`${file} does not contain a list of records`);
  return records as SearchRecord[];
}
