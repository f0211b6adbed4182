import type { ParseArgsConfig } from 'node:util';
import { RECORDS_FILE } from './records-file';

/** What `npm run search:push` takes behind `--`. */
export const pushOptions = {
  /** The site is built first; without, the records of the last build are pushed. `npm run search:push` says so itself. */
  build: { type: 'boolean', default: false },
  /** Far fewer records than before are meant. */
  'allow-shrink': { type: 'boolean', default: false },
  /** The index is this site's alone: records and synonyms of others are taken out of it. */
  'own-index': { type: 'boolean', default: false },
  records: { type: 'string', default: RECORDS_FILE },
} as const satisfies ParseArgsConfig['options'];
