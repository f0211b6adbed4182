import { stringify } from 'yaml';
import { ITEMS } from '../names';
import { KEY, VALUE, VARIANT, type Field, type Shape, type Variant } from './shape';

/** What stands in a form, or in a YAML file: an object by name. */
export type Values = Record<string, unknown>;

/** Whether a value has names. */
export const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The form of a whole file: a list at the top stands under a name, as forms have it. */
export function toForm(shape: Shape, value: unknown): Values {
  const form = formOf(shape, value);
  return isValues(form) ? form : { [ITEMS]: form };
}

/** A value as the form has it; what does not fit stays as it is, and comes back so. */
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
      // Outside of a list a form asks for a variant by a list of one.
      return [itemOf(shape, value)];
    case 'yaml':
      return stringify(value, { lineWidth: 0 }).trimEnd();
    default:
      return value;
  }
}

/** A switch that is not set stands as it is meant. */
const fieldOf = ({ name, shape, byDefault }: Field, value: Values): unknown =>
  formOf(shape, value[name]) ?? (shape.kind === 'boolean' ? byDefault : undefined);

function itemOf(shape: Shape, value: unknown): unknown {
  if (shape.kind !== 'variants') return formOf(shape, value);
  const variant = shape.variants.find((one) => fits(one, value));
  if (!variant) return value;
  const form = formOf(variant.shape, value);
  return { [VARIANT]: variant.name, ...(isValues(form) ? form : { [VALUE]: form }) };
}

/** Whether a value is of a variant: it has all that this one asks for and nothing that it does not know. */
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
