/** How a value is edited in a form. */
export type Shape =
  | { kind: 'text'; long: boolean }
  | { kind: 'number'; whole: boolean }
  | { kind: 'boolean' }
  | { kind: 'choice'; values: (string | number)[] }
  /** A value that cannot vary, so the form does not show it. */
  | { kind: 'fixed'; value: unknown }
  /** A value that may be empty, which is written as `null`. */
  | { kind: 'nullable'; of: Shape }
  | { kind: 'list'; item: Shape }
  | { kind: 'object'; fields: Field[] }
  /** Values under names that the writer chooses. The form shows them as a list of names and values. */
  | { kind: 'record'; item: Shape }
  /** A value with several alternatives. The writer selects one in the form. */
  | { kind: 'variants'; variants: Variant[] }
  /** A value that is too deeply nested for a form, so it is edited as YAML. */
  | { kind: 'yaml' };

/** A named property of an object. */
export interface Field {
  name: string;
  label: string;
  /** The description in the schema, if there is one. */
  hint?: string | undefined;
  required: boolean;
  /** The default value in the schema, if there is one. */
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
