import { stringify } from 'yaml';

/** Formats a value as YAML on one line. */
export const flow = (value: unknown): string =>
  stringify(value, { collectionStyle: 'flow', lineWidth: 0, singleQuote: true }).trim();
