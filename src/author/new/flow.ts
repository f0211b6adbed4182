import { stringify } from 'yaml';

/** YAML of a value on one line. */
export const flow = (value: unknown): string =>
  stringify(value, { collectionStyle: 'flow', lineWidth: 0, singleQuote: true }).trim();
