/** How a value is edited in a form. */
export type Shape =
  | { kind: 'text'; long: boolean }
  | { kind: 'number'; whole: boolean }
  | { kind: 'boolean' }
  | { kind: 'choice'; values: (string | number)[] }
  /** Has one value alone, and is not shown. */
  | { kind: 'fixed'; value: unknown }
  /** May be empty, which is written as `null`. */
  | { kind: 'nullable'; of: Shape }
  | { kind: 'list'; item: Shape }
  | { kind: 'object'; fields: Field[] }
  /** Names that the writer chooses, each with a value: a list of both in the form. */
  | { kind: 'record'; item: Shape }
  /** One of several: the form asks which. */
  | { kind: 'variants'; variants: Variant[] }
  /** Deeper than forms go: edited as YAML. */
  | { kind: 'yaml' };

/** A named value of an object. */
export interface Field {
  name: string;
  label: string;
  /** What it is for, where the schema says so. */
  hint?: string | undefined;
  required: boolean;
  /** What it is where the file does not say. */
  byDefault?: unknown;
  shape: Shape;
}

/** One of several forms that a value may have; a text stands under `value`. */
export interface Variant {
  name: string;
  label: string;
  shape: Shape;
}

/** In the form, which variant an item is. */
export const VARIANT = 'variant';

/** In the form, the name of an item of a record. */
export const KEY = 'key';

/** In the form, the value of an item of a record, or of a variant that is a text. */
export const VALUE = 'value';

/** The fields of the form of a variant. */
export const variantFields = ({ label, shape }: Variant): Field[] =>
  shape.kind === 'object' ? shape.fields : [{ name: VALUE, label, required: true, shape }];
