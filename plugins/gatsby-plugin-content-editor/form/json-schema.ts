import type { Field, Shape, Variant } from './shape';

/** The keywords of JSON Schema that the files in `schemas` use. */
export interface JsonSchema {
  title?: string;
  description?: string;
  /** A list of types if the value may have any of them. */
  type?: string | readonly string[];
  format?: string;
  pattern?: string;
  maxLength?: number;
  const?: unknown;
  enum?: (string | number)[];
  default?: unknown;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  $ref?: string;
  definitions?: Record<string, JsonSchema>;
}

/**
 * Maximum number of levels of a recursive definition, such as categories in categories, that become forms. Deeper
 * levels are edited as YAML.
 */
const DEEPEST = 3;

/**
 * Maximum length of a text in a single-line field, in characters. A text that may be longer gets a multi-line field.
 */
const LINE = 80;

interface Reading {
  definitions: Record<string, JsonSchema>;
  /**
   * How many times the current value is inside each definition, by the definition's name. This limits recursive
   * definitions.
   */
  depths: Readonly<Record<string, number>>;
}

/**
 * Returns the shape of the form for files that follow a schema.
 *
 * @param schema a JSON Schema from `schemas`
 */
export const shapeOf = (schema: JsonSchema): Shape =>
  read(schema, { definitions: schema.definitions ?? {}, depths: {} });

function read(schema: JsonSchema, reading: Reading): Shape {
  if (schema.$ref !== undefined) return readDefinition(schema.$ref, reading);
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return oneOf(flattened(options), reading);
  if (Array.isArray(schema.type)) return oneOf(flattened([schema]), reading);
  if (schema.const !== undefined) return { kind: 'fixed', value: schema.const };
  if (schema.enum) return { kind: 'choice', values: schema.enum };
  switch (schema.type) {
    case 'string':
      return { kind: 'text', long: isLong(schema) };
    case 'number':
    case 'integer':
      return { kind: 'number', whole: schema.type === 'integer' };
    case 'boolean':
      return { kind: 'boolean' };
    case 'array':
      return { kind: 'list', item: read(schema.items ?? {}, reading) };
    case 'object':
      return readObject(schema, reading);
    default:
      return { kind: 'yaml' };
  }
}

function readDefinition(reference: string, reading: Reading): Shape {
  const name = reference.split('/').at(-1) ?? '';
  const schema = reading.definitions[name];
  const depth = (reading.depths[name] ?? 0) + 1;
  if (!schema || depth > DEEPEST) return { kind: 'yaml' };
  return read(schema, { ...reading, depths: { ...reading.depths, [name]: depth } });
}

const isLong = ({ pattern, format, maxLength = Infinity }: JsonSchema): boolean =>
  pattern === undefined && format === undefined && maxLength > LINE;

const flattened = (options: readonly JsonSchema[]): JsonSchema[] =>
  options.flatMap((option) => {
    const inner = option.anyOf ?? option.oneOf;
    if (inner) return flattened(inner);
    const { type } = option;
    return typeof type === 'object' ? type.map((each) => ({ ...option, type: each })) : [option];
  });

function oneOf(options: readonly JsonSchema[], reading: Reading): Shape {
  const rest = options.filter(({ type }) => type !== 'null');
  if (rest.length < options.length) return { kind: 'nullable', of: oneOf(rest, reading) };
  const [only, ...others] = rest;
  if (only && others.length === 0) return read(only, reading);
  // Alternatives that are all texts become one field. The build reports a text that matches none of them.
  if (rest.every(({ type }) => type === 'string')) return { kind: 'text', long: false };
  return { kind: 'variants', variants: rest.map((option) => variantOf(option, rest, reading)) };
}

function variantOf(option: JsonSchema, all: readonly JsonSchema[], reading: Reading): Variant {
  const others = all.filter((other) => other !== option);
  const own = Object.entries(option.properties ?? {});
  const [fixed] = own.flatMap(([, { const: value }]) => (typeof value === 'string' ? [value] : []));
  const required = own.map(([name]) => name).filter((name) => option.required?.includes(name));
  const telling = required.find((name) => others.every((other) => !other.required?.includes(name)));
  const name = fixed ?? telling ?? required[0] ?? String(option.type ?? '');
  return { name, label: labelOf(name), shape: read(option, reading) };
}

function readObject(schema: JsonSchema, reading: Reading): Shape {
  if (!schema.properties && typeof schema.additionalProperties === 'object')
    return { kind: 'record', item: read(schema.additionalProperties, reading) };
  const required = new Set(schema.required);
  const fields = Object.entries(schema.properties ?? {}).map(([name, property]): Field => ({
    name,
    label: labelOf(name),
    hint: property.description,
    required: required.has(name),
    byDefault: property.default,
    shape: read(property, reading),
  }));
  return { kind: 'object', fields };
}

/** Returns the label of a name: `sidebar_label` → `Sidebar label`, `mainDoc` → `Main doc`. */
export function labelOf(name: string): string {
  const words = name
    .replace(/[_-]+/g, ' ')
    .replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
