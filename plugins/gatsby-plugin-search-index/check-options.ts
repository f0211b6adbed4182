import type { ParseArgsConfig } from 'node:util';
import { RECORDS_FILE } from './records-file';

/** What `npm run search:check` takes behind `--`. */
export const checkOptions = {
  /** Earlier records to compare with. */
  against: { type: 'string' },
  records: { type: 'string', default: RECORDS_FILE },
} as const satisfies ParseArgsConfig['options'];
