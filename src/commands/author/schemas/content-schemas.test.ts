import { readdirSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { splitFrontMatter } from '../../../site/content/split-front-matter';
import {
  type ContentSchema,
  contentSchemas,
  EDITOR_SETTINGS_FILE,
  editorSettings,
  frontMatterSnippets,
  jsonSchemas,
  SCHEMAS_FOLDER,
  SNIPPETS_FILE,
} from './content-schemas';

const ajv = new Ajv({ allErrors: true });
addFormats(ajv);

const contentFiles = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .map((path) => `content/${path.replaceAll('\\', '/')}`)
  .filter((path) => /\.(?:yml|mdx)$/.test(path));

/** Matches a path against the glob: `**` for folders, `*` for a name. */
const matches = ({ files }: ContentSchema, path: string): boolean =>
  new RegExp(
    `^${files
      .split('**/')
      .map((part) => part.replaceAll('.', '\\.').replaceAll('*', '[^/]*'))
      .join('(?:.+/)?')}$`,
  ).test(path);

/** The schemas of files that the shipped site has. It has no messages files, because it has only one locale. */
const shipped = contentSchemas.filter(({ name }) => name !== 'messages');

const committed = (name: string): object =>
  JSON.parse(readFileSync(`${SCHEMAS_FOLDER}/${name}.schema.json`, 'utf8')) as object;

/**
 * Returns the part of a file that an editor validates: the front matter of an `.mdx` file, otherwise the whole file.
 */
function valueOf(path: string): unknown {
  const text = readFileSync(path, 'utf8');
  return parse(path.endsWith('.mdx') ? (splitFrontMatter(text)?.yaml ?? '') : text);
}

const errorsOf = (name: string, value: unknown): string[] => {
  const validate = ajv.compile({ ...committed(name) });
  validate(value);
  return (validate.errors ?? []).map(
    ({ instancePath, message = '' }) => `${instancePath} ${message}`,
  );
};

describe('the JSON Schemas in the repository', () => {
  it('match the schemas that the site validates content with (npm run schemas updates them)', async () => {
    const texts = await jsonSchemas();
    const names = [...texts.keys()].map((path) => path.slice(SCHEMAS_FOLDER.length + 1));
    expect(readdirSync(SCHEMAS_FOLDER).sort()).toEqual(names.sort());
    for (const [path, text] of texts) expect(readFileSync(path, 'utf8'), path).toBe(text);
    expect(readFileSync(SNIPPETS_FILE, 'utf8')).toBe(await frontMatterSnippets());
  });

  it('are mapped to files in the settings of VS Code', () => {
    expect(readFileSync(EDITOR_SETTINGS_FILE, 'utf8')).toBe(editorSettings());
  });

  it('include exactly one for every content file', () => {
    const without = contentFiles.filter(
      (path) => contentSchemas.filter((schema) => matches(schema, path)).length !== 1,
    );
    expect(without).toEqual([]);
  });

  it.each(shipped)('accept the content: $name', (schema) => {
    const files = contentFiles.filter((path) => matches(schema, path));
    expect(files.length).toBeGreaterThan(0);
    const validate = ajv.compile(committed(schema.name));
    for (const path of files) {
      validate(valueOf(path));
      expect(validate.errors, path).toBeNull();
    }
  });

  it.each(shipped.filter(({ name }) => name !== 'samples'))(
    'reject an unknown field: $name',
    (schema) => {
      const value = valueOf(contentFiles.find((path) => matches(schema, path)) ?? '');
      const odd = Array.isArray(value)
        ? value.map((item: object) => ({ ...item, colour: 'red' }))
        : { ...(value as object), colour: 'red' };
      expect(errorsOf(schema.name, odd).join()).toMatch(
        /must NOT have additional properties|oneOf/,
      );
    },
  );

  it.each([
    ['front-matter', { title: 'A page' }, "must have required property 'description'"],
    ['front-matter', { title: 'A page', description: 'Short.' }, 'fewer than 50 characters'],
    ['sidebar', { section: 'sdk', items: [] }, 'fewer than 1 items'],
    ['sidebar', { section: 'sdk', items: [{ category: 'Guides' }] }, "property 'items'"],
    ['redirects', [{ from: '/a' }], "must have required property 'to'"],
    ['versions', [{ section: 'sdk', isLast: 'yes' }], 'must be boolean'],
    ['glossary', [{ term: 'Tick', glossary: 'v9', text: 'A step.' }], 'one of the allowed values'],
    ['status', [{ topic: 'weather', of: 'Rain', state: 'Wet.', sources: [] }], 'allowed values'],
    ['messages', { Search: '' }, 'fewer than 1 characters'],
    ['samples', [{ file: 'a.ts' }], "must have required property 'test'"],
  ])('reject invalid content: %s %j', (name, value, message) => {
    expect(errorsOf(name, value).join('\n')).toContain(message);
  });

  it('describe every field of front matter', () => {
    const { properties } = committed('front-matter') as { properties: Record<string, object> };
    for (const [field, schema] of Object.entries(properties)) {
      expect(schema, field).toHaveProperty('description');
    }
  });
});
