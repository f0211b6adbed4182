import inspect from 'object-inspect';

/** What `console.log` prints, in the form that Node gives it: texts as they are, values as code. */
export const toldLine = (values: readonly unknown[]): string =>
  values.map((value) => (typeof value === 'string' ? value : told(value))).join(' ');

const told = (value: unknown): string =>
  value instanceof Error ? `${value.name}: ${value.message}` : inspect(value, { depth: 4 });
