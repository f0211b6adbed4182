import { type Field, KEY, type Shape, VALUE, VARIANT, variantFields } from '../form/shape';
import { labelOf } from '../form/json-schema';
import { ITEMS } from '../names';

/** A field in Decap's configuration. */
export interface DecapField {
  name: string;
  label: string;
  widget: string;
  required: boolean;
  hint?: string;
  default?: unknown;
  value_type?: 'int' | 'float';
  options?: (string | number)[];
  field?: DecapField;
  fields?: DecapField[];
  types?: DecapField[];
  typeKey?: string;
  min?: number;
  max?: number;
  collapsed?: boolean;
  minimize_collapsed?: boolean;
  summary?: string;
  label_singular?: string;
  i18n?: boolean;
}

/**
 * Returns the fields of a whole file.
 *
 * @param label the label of the list, if the file contains only a list
 */
export function fieldsOf(shape: Shape, label: string): DecapField[] {
  if (shape.kind === 'object') return shape.fields.map(fieldOf);
  return [fieldOf({ name: ITEMS, label, required: true, shape })];
}

function fieldOf(field: Field): DecapField {
  const { name, label, hint, required, byDefault, shape } = field;
  return {
    ...{ name, label, required },
    ...(hint !== undefined && { hint }),
    ...(isPlain(byDefault) && { default: byDefault }),
    ...widgetOf(shape, label),
  };
}

const isPlain = (value: unknown): boolean => ['boolean', 'number', 'string'].includes(typeof value);

type Widget = Partial<DecapField> & Pick<DecapField, 'widget'>;

function widgetOf(shape: Shape, label: string): Widget {
  switch (shape.kind) {
    case 'text':
      return { widget: shape.long ? 'text' : 'string' };
    case 'number':
      return { widget: 'number', value_type: shape.whole ? 'int' : 'float' };
    // A switch that is not set means its default, or false if it has none, so it is never required.
    case 'boolean':
      return { widget: 'boolean', required: false };
    case 'choice':
      return { widget: 'select', options: shape.values };
    case 'fixed':
      return { widget: 'hidden', default: shape.value };
    case 'nullable':
      return { ...widgetOf(shape.of, label), required: false };
    case 'list':
      return listOf(shape.item, label);
    case 'object':
      return { widget: 'object', collapsed: true, fields: shape.fields.map(fieldOf) };
    case 'record':
      return listOf(recordItem(shape.item), label);
    case 'variants':
      return { ...listOf(shape, label), max: 1 };
    case 'yaml':
      return { widget: 'text', hint: 'Too deeply nested for this form: write it as YAML.' };
  }
}

const recordItem = (item: Shape): Shape => ({
  kind: 'object',
  fields: [
    { name: KEY, label: 'Name', required: true, shape: { kind: 'text', long: false } },
    { name: VALUE, label: 'Value', required: true, shape: item },
  ],
});

/** Makes a list of collapsed items, because rendering all items of a long list at once would take seconds. */
function listOf(item: Shape, label: string): Widget {
  const list = { widget: 'list', collapsed: true, label_singular: 'item' };
  if (item.kind === 'object')
    return { ...list, fields: item.fields.map(fieldOf), ...summaryOf(item.fields) };
  if (item.kind !== 'variants')
    return { ...list, field: fieldOf({ name: VALUE, label, required: true, shape: item }) };
  const types = item.variants.map((variant): DecapField => {
    const fields = variantFields(variant);
    const { name, label: own } = variant;
    return {
      ...{ name, label: own, widget: 'object', required: true, collapsed: true },
      fields: fields.map(fieldOf),
      ...summaryOf(fields),
    };
  });
  return { ...list, typeKey: VARIANT, types };
}

/** Returns the template for the label of a collapsed list item, which shows the first plain value of the item. */
function summaryOf(fields: readonly Field[]): { summary?: string } {
  const [first] = fields.filter(({ shape }) => ['text', 'number', 'choice'].includes(shape.kind));
  return first ? { summary: `{{fields.${first.name}}}` } : {};
}

/** Returns the label of a file: `content/library-errors.yml` → `Library errors`. */
export const labelOfFile = (file: string): string =>
  labelOf(/(?<name>[\w-]+)\.\w+$/.exec(file)?.groups?.name ?? file);
