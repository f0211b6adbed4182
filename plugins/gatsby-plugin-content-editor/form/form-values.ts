import { parse, stringify } from 'yaml';
import { ITEMS } from '../names';
import { type Field, KEY, type Shape, VALUE, VARIANT, type Variant, variantFields } from './shape';

/** The values of a form or a YAML file, by name. */
export type Values = Record<string, unknown>;

/** Returns whether a value is an object, rather than a list or a plain value. */
const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Converts the value of a whole file to a form. A top-level list is put under the key `ITEMS`, because a form needs
 * named fields.
 */
export function toForm(shape: Shape, value: unknown): Values {
  const form = formOf(shape, value);
  return isValues(form) ? form : { [ITEMS]: form };
}

/** Converts a value for the form. A value that does not fit its shape is kept, and is later written back unchanged. */
function formOf(shape: Shape, value: unknown): unknown {
  if (value === undefined || value === null) return undefined;
  switch (shape.kind) {
    case 'nullable':
      return formOf(shape.of, value);
    case 'text':
      return typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
    case 'list':
      return Array.isArray(value) ? value.map((item) => formItem(shape.item, item)) : value;
    case 'object':
      if (!isValues(value)) return value;
      return {
        ...value,
        ...Object.fromEntries(
          shape.fields
            .map((field) => [field.name, fieldOf(field, value)] as const)
            .filter(([, form]) => form !== undefined),
        ),
      };
    case 'record':
      if (!isValues(value)) return value;
      return Object.entries(value).map(([key, item]) => ({
        [KEY]: key,
        [VALUE]: formOf(shape.item, item),
      }));
    case 'variants':
      // Outside a list, the form represents a variant as a list with one item.
      return [formItem(shape, value)];
    case 'yaml':
      return stringify(value, { lineWidth: 0 }).trimEnd();
    default:
      return value;
  }
}

/** Converts the value of a field for the form. A boolean that is not set shows its default. */
const fieldOf = ({ name, shape, byDefault }: Field, value: Values): unknown =>
  formOf(shape, value[name]) ?? (shape.kind === 'boolean' ? byDefault : undefined);

function formItem(shape: Shape, value: unknown): unknown {
  if (shape.kind !== 'variants') return formOf(shape, value);
  const variant = shape.variants.find((one) => fits(one, value));
  if (!variant) return value;
  const form = formOf(variant.shape, value);
  return { [VARIANT]: variant.name, ...(isValues(form) ? form : { [VALUE]: form }) };
}

/**
 * Returns whether a value matches a variant. An object matches if it has every required property, the variant's fixed
 * values, and no unknown property. Any other value matches a variant that is not an object.
 */
function fits({ shape }: Variant, value: unknown): boolean {
  if (shape.kind !== 'object') return !isValues(value);
  if (!isValues(value)) return false;
  return (
    shape.fields.every(
      ({ name, required, shape: own }) =>
        (!required || name in value) && (own.kind !== 'fixed' || value[name] === own.value),
    ) && Object.keys(value).every((name) => shape.fields.some((field) => field.name === name))
  );
}

/** Converts the form of a whole file back to a value. This is the inverse of `toForm`. */
export const fromForm = (shape: Shape, form: Values): unknown =>
  shape.kind === 'object' ? objectOf(shape.fields, form) : (valueOf(shape, form[ITEMS]) ?? []);

const isEmpty = (form: unknown): boolean => form === undefined || form === null || form === '';

/**
 * Converts one field or item of a form back to a value. An empty field becomes undefined, or null if its shape is
 * nullable.
 */
function valueOf(shape: Shape, form: unknown): unknown {
  if (shape.kind === 'fixed') return shape.value;
  if (shape.kind === 'nullable') return valueOf(shape.of, form) ?? null;
  if (isEmpty(form)) return undefined;
  switch (shape.kind) {
    case 'list':
      if (!Array.isArray(form)) return form;
      return form.length > 0 ? form.map((item) => fileItem(shape.item, item)) : undefined;
    case 'object':
      return isValues(form) ? someOf(objectOf(shape.fields, form)) : form;
    case 'record':
      if (!Array.isArray(form)) return form;
      return someOf(
        Object.fromEntries(
          form
            .filter(isValues)
            .map((item) => [keyOf(item), valueOf(shape.item, item[VALUE]) ?? '']),
        ),
      );
    case 'variants':
      return Array.isArray(form) && form.length > 0 ? fileItem(shape, form[0]) : undefined;
    case 'yaml':
      return typeof form === 'string' ? parse(form) : form;
    default:
      return form;
  }
}

const keyOf = ({ [KEY]: key }: Values): string => (typeof key === 'string' ? key : '');

const someOf = (values: Values): Values | undefined =>
  Object.keys(values).length > 0 ? values : undefined;

function fileItem(shape: Shape, form: unknown): unknown {
  if (shape.kind !== 'variants') return valueOf(shape, form) ?? emptyOf(shape);
  if (!isValues(form)) return form;
  const variant = shape.variants.find(({ name }) => name === form[VARIANT]);
  if (!variant) return form;
  const value = objectOf(variantFields(variant), form);
  return variant.shape.kind === 'object' ? value : value[VALUE];
}

/**
 * Converts the fields of an object back to values. A required field is written even if it is empty, so that the content
 * check reports it. An optional field is left out if it is empty, null, or a boolean with its default value.
 */
function objectOf(fields: readonly Field[], form: Values): Values {
  const known = fields.flatMap(({ name, required, byDefault, shape }) => {
    const value = valueOf(shape, form[name]);
    if (shape.kind === 'boolean' && value === byDefault && !required) return [];
    if (shape.kind === 'nullable' && value === null && !required) return [];
    if (value === undefined) return required ? [[name, emptyOf(shape)] as const] : [];
    return [[name, value] as const];
  });
  return Object.fromEntries(known);
}

function emptyOf(shape: Shape): unknown {
  if (shape.kind === 'list') return [];
  if (shape.kind === 'object')
    return Object.fromEntries(
      shape.fields
        .filter(({ required }) => required)
        .map((field) => [field.name, emptyOf(field.shape)]),
    );
  if (shape.kind === 'record') return {};
  if (shape.kind === 'boolean') return false;
  return shape.kind === 'fixed' ? shape.value : '';
}
