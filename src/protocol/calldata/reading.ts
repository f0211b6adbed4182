/** What came of reading a reader's text: a value, or the problem in words that stand beside the field. */
export type Reading<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: string };

export const read = <T>(value: T): Reading<T> => ({ ok: true, value });
export const refuse = (problem: string): Reading<never> => ({ ok: false, problem });

/** The problem of a reading, if it has one. */
export const problemOf = (reading: Reading<unknown>): string | undefined =>
  reading.ok ? undefined : reading.problem;

/** The value of a reading, if it has one. */
export const valueOf = <T>(reading: Reading<T>): T | undefined =>
  reading.ok ? reading.value : undefined;
