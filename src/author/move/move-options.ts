import type { ParseArgsConfig } from 'node:util';

/** What `npm run move` takes behind `--`. */
export const moveOptions = {
  'dry-run': { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
  /** Pages stay at their addresses: the files move alone. */
  'keep-address': { type: 'boolean', default: false },
} as const satisfies ParseArgsConfig['options'];
