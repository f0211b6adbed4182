/** How a value is edited in a form. */
export type Shape =
  | { kind: 'text'; long: boolean }
  | { kind: 'number'; whole: boolean }
  | { kind: 'boolean' }
  | { kind: 'choice'; values: (string | number)[] }
  /** Has a single possible value, and is not shown. */
  | { kind: 'fixed'; value: unknown }
  /** May be empty, which is written as `null`. */
  | { kind: 'nullable'; of: Shape }
  | { kind: 'list'; item: Shape }
  | { kind: 'object'; fields: Field[] }
  /** Values under names that the writer chooses; in the form, a list of name and value. */
  | { kind: 'record'; item: Shape }
  /** One of several alternatives; the form asks which. */
  | { kind: 'variants'; variants: Variant[] }
  /** Too deep for forms, so edited as YAML. */
  | { kind: 'yaml' };

/** A named property of an object. */
export interface Field {
  name: string;
  label: string;
  /** Its description, if the schema has one. */
  hint?: string | undefined;
  required: boolean;
  /** Its default value, if the schema has one. */
  byDefault?: unknown;
  shape: Shape;
}

/** One of several alternatives for a value. The form stores an alternative that is not an object under `value`. */
export interface Variant {
  name: string;
  label: string;
  shape: Shape;
}

/** Key in the form that names the variant of an item. */
export const VARIANT = 'variant';

/** Key in the form for the name of a record's item. */
export const KEY = 'key';

/** Key in the form for the value of a record's item, or of a variant that is not an object. */
export const VALUE = 'value';

/** Returns the fields that the form shows for a variant. */
export const variantFields = ({ label, shape }: Variant): Field[] =>
  shape.kind === 'object' ? shape.fields : [{ name: VALUE, label, required: true, shape }];
