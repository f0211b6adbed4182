import type { ParseArgsConfig } from 'node:util';

/** Options of `npm run move`. */
export const moveOptions = {
  'dry-run': { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
  /** Move only the files; pages keep their addresses. */
  'keep-address': { type: 'boolean', default: false },
} as const satisfies ParseArgsConfig['options'];
