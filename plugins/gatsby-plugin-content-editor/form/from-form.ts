import { parse } from 'yaml';
import { ITEMS } from '../names';
import { KEY, VALUE, VARIANT, variantFields, type Field, type Shape } from './shape';
import { isValues, type Values } from './to-form';

/** Returns the value of a whole file from its form: the inverse of `toForm`, with the writer's edits. */
export const fromForm = (shape: Shape, form: Values): unknown =>
  shape.kind === 'object' ? objectOf(shape.fields, form) : (valueOf(shape, form[ITEMS]) ?? []);

const isEmpty = (form: unknown): boolean => form === undefined || form === null || form === '';

/** Returns the value of one field or item of a form; undefined if it is empty. */
function valueOf(shape: Shape, form: unknown): unknown {
  if (shape.kind === 'fixed') return shape.value;
  if (shape.kind === 'nullable') return valueOf(shape.of, form) ?? null;
  if (isEmpty(form)) return undefined;
  switch (shape.kind) {
    case 'list':
      if (!Array.isArray(form)) return form;
      return form.length > 0 ? form.map((item) => itemOf(shape.item, item)) : undefined;
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
      return Array.isArray(form) && form.length > 0 ? itemOf(shape, form[0]) : undefined;
    case 'yaml':
      return typeof form === 'string' ? parse(form) : form;
    default:
      return form;
  }
}

const keyOf = ({ [KEY]: key }: Values): string => (typeof key === 'string' ? key : '');

const someOf = (values: Values): Values | undefined =>
  Object.keys(values).length > 0 ? values : undefined;

function itemOf(shape: Shape, form: unknown): unknown {
  if (shape.kind !== 'variants') return valueOf(shape, form) ?? emptyOf(shape);
  if (!isValues(form)) return form;
  const variant = shape.variants.find(({ name }) => name === form[VARIANT]);
  if (!variant) return form;
  const value = objectOf(variantFields(variant), form);
  return variant.shape.kind === 'object' ? value : value[VALUE];
}

/**
 * Converts the fields of an object. A required field is written even if it is empty, so the check reports what is
 * missing.
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
