import type { ParseArgsConfig } from 'node:util';
import { RECORDS_FILE } from './records-file';

/** Options of `npm run search:check`, after `--`. */
export const checkOptions = {
  /** File of earlier records to compare with. */
  against: { type: 'string' },
  records: { type: 'string', default: RECORDS_FILE },
} as const satisfies ParseArgsConfig['options'];
