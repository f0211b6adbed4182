import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ParseArgsConfig } from 'node:util';
import type { SearchRecord } from '../../src/site/search/record';

/** The records of the last build, for the push and check commands. Not part of the site. */
export const RECORDS_FILE = '.cache/search-records.json';

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
  if (!Array.isArray(records))
    throw new Error(
      `${file} does not contain a list of records: build the site again (npm run build)`,
    );
  return records as SearchRecord[];
}

/** Options of `npm run search:check`, after `--`. */
export const checkOptions = {
  /** File of earlier records to compare with. */
  against: { type: 'string' },
  records: { type: 'string', default: RECORDS_FILE },
} as const satisfies ParseArgsConfig['options'];

/** Options of `npm run search:push`, after `--`. */
export const pushOptions = {
  /** Build the site first, rather than push the records of the last build. `npm run search:push` sets it. */
  build: { type: 'boolean', default: false },
  /** Allow far fewer records than before. */
  'allow-shrink': { type: 'boolean', default: false },
  /** The index belongs only to this site, so delete the records and synonyms of others. */
  'own-index': { type: 'boolean', default: false },
  records: { type: 'string', default: RECORDS_FILE },
} as const satisfies ParseArgsConfig['options'];
