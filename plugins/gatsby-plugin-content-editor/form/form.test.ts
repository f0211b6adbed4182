import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ITEMS } from '../names';
import { fromForm, toForm } from './form-values';
import { type JsonSchema, labelOf, shapeOf } from './json-schema';
import { KEY, VALUE, VARIANT } from './shape';

const text: JsonSchema = { type: 'string' };

/** Returns a value after a round trip through a form that nobody edited. */
const there = (schema: JsonSchema, value: unknown) =>
  fromForm(shapeOf(schema), toForm(shapeOf(schema), value));

const step: JsonSchema = {
  type: 'object',
  properties: {
    link: text,
    steps: { type: 'array', items: { $ref: '#/definitions/step' } },
  },
  required: ['link'],
};
const tree: JsonSchema = {
  type: 'object',
  properties: { steps: { type: 'array', items: { $ref: '#/definitions/step' } } },
  required: ['steps'],
  definitions: { step: { anyOf: [text, step] } },
};

describe('a form', () => {
  it('puts a top-level list under a key, and converts it back', () => {
    const schema = { type: 'array', items: { type: 'object', properties: { to: text } } };
    expect(toForm(shapeOf(schema), [{ to: '/a' }])).toEqual({ [ITEMS]: [{ to: '/a' }] });
    expect(there(schema, [{ to: '/a' }])).toEqual([{ to: '/a' }]);
    expect(fromForm(shapeOf(schema), {})).toEqual([]);
  });

  it('shows values under chosen names as a list of names and values', () => {
    const schema = {
      type: 'object',
      properties: { tabs: { type: 'object', additionalProperties: text } },
    };
    const value = { tabs: { 'a b': 'c' } };
    expect(toForm(shapeOf(schema), value)).toEqual({ tabs: [{ [KEY]: 'a b', [VALUE]: 'c' }] });
    expect(there(schema, value)).toEqual(value);
  });

  it('names the variant of each item, even of nested items, down to the maximum depth', () => {
    const value = {
      steps: ['a', { link: '/b', steps: [{ link: '/c', steps: [{ link: '/d', steps: ['e'] }] }] }],
    };
    expect(there(tree, value)).toEqual(value);
    const form = toForm(shapeOf(tree), value);
    expect(form).toMatchObject({
      steps: [
        { [VARIANT]: 'string', [VALUE]: 'a' },
        { [VARIANT]: 'link', link: '/b', steps: [{ steps: [{ steps: ['e'] }] }] },
      ],
    });
  });

  it('represents a variant outside a list as a list with one item', () => {
    const schema: JsonSchema = {
      type: 'object',
      properties: {
        bar: {
          anyOf: [
            { anyOf: [{ type: 'object', properties: { id: text }, required: ['id'] }, text] },
            { type: 'null' },
          ],
        },
      },
      required: ['bar'],
    };
    expect(toForm(shapeOf(schema), { bar: { id: 'x' } })).toEqual({
      bar: [{ [VARIANT]: 'id', id: 'x' }],
    });
    expect(there(schema, { bar: { id: 'x' } })).toEqual({ bar: { id: 'x' } });
    expect(there(schema, { bar: null })).toEqual({ bar: null });
  });

  it('leaves out a field that was emptied, unless it is required', () => {
    const schema = {
      type: 'object',
      properties: { must: text, may: text, list: { type: 'array', items: text } },
      required: ['must', 'list'],
    };
    expect(fromForm(shapeOf(schema), { must: '', may: '', list: [] })).toEqual({
      must: '',
      list: [],
    });
  });

  it('shows the default of a boolean that is not set, and leaves it unset', () => {
    const schema = { type: 'object', properties: { search: { type: 'boolean', default: true } } };
    expect(toForm(shapeOf(schema), {})).toEqual({ search: true });
    expect(there(schema, {})).toEqual({});
    expect(fromForm(shapeOf(schema), { search: false })).toEqual({ search: false });
  });

  it.each([
    ['sidebar_label', 'Sidebar label'],
    ['mainDoc', 'Main doc'],
    ['library-errors', 'Library errors'],
  ])('labels %s as "%s"', (name, label) => {
    expect(labelOf(name)).toBe(label);
  });

  it('supports every kind of value in the schemas', () => {
    for (const file of readdirSync('schemas')) {
      const schema = JSON.parse(readFileSync(`schemas/${file}`, 'utf8')) as JsonSchema;
      if (file === 'samples.schema.json') continue;
      // Only nested sidebar categories are too deep for forms, so they are edited as YAML.
      const text = JSON.stringify(shapeOf(schema));
      expect(text.includes('"yaml"'), file).toBe(file === 'sidebar.schema.json');
    }
  });
});
