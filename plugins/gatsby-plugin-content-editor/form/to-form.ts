import { stringify } from 'yaml';
import { ITEMS } from '../names';
import { KEY, VALUE, VARIANT, type Field, type Shape, type Variant } from './shape';

/** The values of a form or a YAML file, by name. */
export type Values = Record<string, unknown>;

/** Returns whether a value is an object, rather than a list or a plain value. */
export const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the form of a whole file. A top-level list is put under a name because a form needs one. */
export function toForm(shape: Shape, value: unknown): Values {
  const form = formOf(shape, value);
  return isValues(form) ? form : { [ITEMS]: form };
}

/**
 * Converts a value for the form. A value that does not fit its shape is kept as it is, and is written back unchanged.
 */
function formOf(shape: Shape, value: unknown): unknown {
  if (value === undefined || value === null) return undefined;
  switch (shape.kind) {
    case 'nullable':
      return formOf(shape.of, value);
    case 'text':
      return typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
    case 'list':
      return Array.isArray(value) ? value.map((item) => itemOf(shape.item, item)) : value;
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
      return [itemOf(shape, value)];
    case 'yaml':
      return stringify(value, { lineWidth: 0 }).trimEnd();
    default:
      return value;
  }
}

/** Converts the value of a field. An unset switch shows its default. */
const fieldOf = ({ name, shape, byDefault }: Field, value: Values): unknown =>
  formOf(shape, value[name]) ?? (shape.kind === 'boolean' ? byDefault : undefined);

function itemOf(shape: Shape, value: unknown): unknown {
  if (shape.kind !== 'variants') return formOf(shape, value);
  const variant = shape.variants.find((one) => fits(one, value));
  if (!variant) return value;
  const form = formOf(variant.shape, value);
  return { [VARIANT]: variant.name, ...(isValues(form) ? form : { [VALUE]: form }) };
}

/**
 * Returns whether a value matches a variant: it has every required property, the variant's fixed values, and no unknown
 * property.
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
