/** The result of parsing a reader's text: its value, or the problem to show at the field. */
export type Reading<Value> =
  | { readonly value: Value; readonly problem?: undefined }
  | { readonly value?: undefined; readonly problem: string };

export const read = <Value>(value: Value): Reading<Value> => ({ value });
export const refuse = (problem: string): Reading<never> => ({ problem });
