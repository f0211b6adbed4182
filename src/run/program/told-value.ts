import inspect from 'object-inspect';

/** Formats the arguments of `console.log` as Node does: texts unchanged, other values as code. */
export const toldLine = (values: readonly unknown[]): string =>
  values.map((value) => (typeof value === 'string' ? value : told(value))).join(' ');

const told = (value: unknown): string =>
  value instanceof Error ? `${value.name}: ${value.message}` : inspect(value, { depth: 4 });
