import type { ParseArgsConfig } from 'node:util';
import { RECORDS_FILE } from './records-file';

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
