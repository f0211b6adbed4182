import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../../../src/site/settings/read-settings';
import type { JsonSchema } from '../form/json-schema';
import { KEY, VALUE } from '../form/shape';
import { BODY, ITEMS } from '../names';
import { type Collection, makeConfiguration } from './configuration';
import { isOfKind } from './content-kinds';
import type { DecapField } from './decap-fields';

const root = process.cwd();
const { product, navigation } = readSettings(root);
const site = { root, basePath: '', product, sections: navigation.sections };
const { decap } = await makeConfiguration(site);

const schemaOf = (name: string) =>
  JSON.parse(readFileSync(`schemas/${name}.schema.json`, 'utf8')) as JsonSchema;

/** Returns the path of every property that a schema names. A recursive definition is expanded once. */
function properties(
  schema: JsonSchema,
  all: JsonSchema,
  path: string,
  seen: string[] = [],
): string[] {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    if (seen.includes(name)) return [];
    return properties(all.definitions?.[name] ?? {}, all, path, [...seen, name]);
  }
  const inner = (one: JsonSchema, at: string) => properties(one, all, at, seen);
  return [
    ...(schema.anyOf ?? schema.oneOf ?? []).flatMap((option) => inner(option, path)),
    ...(schema.items ? inner(schema.items, path) : []),
    ...(typeof schema.additionalProperties === 'object'
      ? inner(schema.additionalProperties, path)
      : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, property]) => [
      `${path}/${name}`,
      ...inner(property, `${path}/${name}`),
    ]),
  ];
}

/** Returns the path of every field in a configuration, except for fields that the form adds itself. */
const fieldPaths = (fields: readonly DecapField[], path: string): string[] =>
  fields.flatMap((field) => {
    const own = [ITEMS, KEY, VALUE].includes(field.name) ? path : `${path}/${field.name}`;
    const within = [...(field.fields ?? []), ...(field.field ? [field.field] : [])];
    const variants = (field.types ?? []).flatMap(({ fields: those = [] }) => those);
    return [...(own === path ? [] : [own]), ...fieldPaths([...within, ...variants], own)];
  });

const fieldsOf = ({ fields, files }: Collection): DecapField[] =>
  files?.[0]?.fields ?? (fields as DecapField[]);

describe("the editor's configuration", () => {
  it('has a collection for every section, with the label of the navbar', () => {
    for (const { section, label } of navigation.sections) {
      expect(decap.collections).toContainEqual(
        expect.objectContaining({ name: section, label, folder: `content/docs/${section}` }),
      );
    }
  });

  it('has the data files that writers edit', () => {
    const files = decap.collections.flatMap(
      ({ folder, files: [file] = [] }) => file?.file ?? folder,
    );
    expect(files).toEqual(
      expect.arrayContaining([
        'content/errors.yml',
        'content/figures',
        'content/glossary.yml',
        'content/navigation/redirects.yml',
        'content/navigation/sidebars',
        'content/reference/deployments.yml',
        'content/settings.yml',
      ]),
    );
  });

  const withSchema = decap.collections.filter(({ format }) => format !== 'figures');
  it.each(withSchema.map((collection) => [collection.name, collection] as const))(
    'has every property of the schema: %s',
    (_, collection) => {
      const schema = schemaOf(collection.format);
      const wanted = new Set(properties(schema, schema, ''));
      expect(wanted.size).toBeGreaterThan(0);
      const found = new Set(fieldPaths(fieldsOf(collection), ''));
      expect([...wanted].filter((path) => !found.has(path))).toEqual([]);
    },
  );

  it('shows the description in the schema as the hint of each field', () => {
    const { properties: own = {} } = schemaOf('front-matter');
    const pages = decap.collections.find(({ name }) => name === navigation.sections[0]?.section);
    const fields = pages ? fieldsOf(pages) : [];
    expect(fields.at(-1)).toMatchObject({ name: BODY, widget: 'text' });
    expect(fields.slice(0, -1).map(({ name, hint }) => [name, hint])).toEqual(
      Object.entries(own).map(([name, { description }]) => [name, description]),
    );
  });

  it('has no widget that would rewrite the text of a page', () => {
    const widgets = JSON.stringify(decap).match(/"widget":"(?:markdown|richtext)"/g);
    expect(widgets).toBeNull();
  });

  it('writes to the files on this machine, or to the host in the settings', async () => {
    expect(decap).toMatchObject({ backend: { name: 'proxy', proxy_url: '/___content' } });
    const repo = { repo: 'isobar/docs', branch: 'main' };
    const signIn = 'https://sign-in.isobar.example/auth';
    const github = await makeConfiguration(site, { backend: 'github', ...repo, signIn });
    expect(github.local).toBe(false);
    expect(github.decap).toMatchObject({
      backend: {
        name: 'github',
        ...repo,
        base_url: 'https://sign-in.isobar.example',
        auth_endpoint: 'auth',
      },
      publish_mode: 'editorial_workflow',
    });
    const own = { ...repo, appId: 'abc', host: 'https://git.isobar.example' };
    const gitlab = await makeConfiguration(site, { backend: 'gitlab', ...own });
    expect(gitlab.decap).toMatchObject({
      backend: { auth_type: 'pkce', app_id: 'abc', api_root: 'https://git.isobar.example/api/v4' },
    });
    const forgejo = await makeConfiguration(site, { backend: 'forgejo', ...own });
    expect(forgejo.decap).toMatchObject({
      backend: { name: 'forgejo', api_root: 'https://git.isobar.example/api/v1' },
    });
    expect(forgejo.decap).not.toHaveProperty('publish_mode');
  });
});

describe('a kind of file', () => {
  const docs = { files: 'content/docs/**/*.mdx' };

  it.each(['content/docs/a.mdx', 'content/docs/a/b-c/{product}.mdx', 'content/docs/a/V3.x.mdx'])(
    'includes %s',
    (path) => expect(isOfKind(docs, path)).toBe(true),
  );

  it.each([
    'content/docs/../settings.mdx',
    'content/docs/a/../../b.mdx',
    'content/docs/.a.mdx',
    'content/docs//a.mdx',
    'content/docs/a.ts',
    '/content/docs/a.mdx',
    'content/docs/a\\..\\b.mdx',
    'content/docs/a.mdx\n',
  ])('does not include %j', (path) => expect(isOfKind(docs, path)).toBe(false));
});
