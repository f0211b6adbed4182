import type { ParseArgsConfig } from 'node:util';

/** Options of `npm run new`. `kinds.ts` says which of them belong to which kind. */
export const newOptions = {
  'dry-run': { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
  category: { type: 'string' },
  code: { type: 'string' },
  description: { type: 'string' },
  from: { type: 'string' },
  id: { type: 'string' },
  label: { type: 'string' },
  name: { type: 'string' },
  newest: { type: 'boolean' },
  rtl: { type: 'boolean' },
  section: { type: 'string' },
  title: { type: 'string' },
  to: { type: 'string' },
  unreleased: { type: 'boolean' },
} as const satisfies ParseArgsConfig['options'];
