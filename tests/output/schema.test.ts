import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parse } from 'gatsby/graphql';
import { expect, test } from 'vitest';

/** Matches the types that the site's own plugins and settings define. */
const OURS =
  /^(?:Api(?:Symbol|SymbolMember|Member|Value|Comment)|Doc|DocHeading|DocLink|DocSection|GlossaryTerm|ErrorCode|Deployment|Sample|Figure|DocsVersion|Sidebar|SidebarItem|Redirect|SameTask|HomePage|HomeWay|HomeColumn|HomeTask|Site(?:SiteMetadata|Product|I18n|Locale|Blog|Navigation|Section|Link|LinkGroup|Announcement|AnnouncementLink|Analytics))$/;

/** Fields that every Gatsby node has. */
const GATSBYS = new Set(['id', 'parent', 'children', 'internal']);

test('GraphiQL describes every type and field of ours', () => {
  const { definitions } = parse(readFileSync('.cache/schema.gql', 'utf8'));
  const types = definitions.flatMap((definition) =>
    'interfaces' in definition && 'description' in definition && OURS.test(definition.name.value)
      ? [definition]
      : [],
  );
  expect(types.length).toBeGreaterThanOrEqual(31);
  const silent = types.flatMap(({ name, description, fields = [] }) => [
    // Gatsby creates this type itself. It accepts the site's fields, but keeps its own, empty description.
    ...(description || name.value === 'SiteSiteMetadata' ? [] : [name.value]),
    ...fields
      .filter((field) => !field.description && !GATSBYS.has(field.name.value))
      .map((field) => `${name.value}.${field.name.value}`),
  ]);
  expect(silent).toEqual([]);
});

/** Matches the root fields of Gatsby and Gatsby's own plugins, which writers don't query. */
const OTHERS =
  /^(?:all)?(?:file|directory|mdx|site|sitePage|siteFunction|sitePlugin|siteBuildMetadata)$/i;

test("GraphiQL describes every field that one of the site's queries starts with", () => {
  const types = readFileSync('src/gatsby-types.d.ts', 'utf8');
  const [, query = ''] = /^type Query = \{\n([\s\S]*?)^\};/m.exec(types) ?? [];
  const fields = [...query.matchAll(/(\/\*\* .* \*\/\n\s*)?readonly (\w+)\??: /g)]
    .map(([, description, name = '']) => ({ name, isDescribed: description !== undefined }))
    .filter(({ name }) => !OTHERS.test(name));
  const names = fields.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['doc', 'allDoc', 'allSample', 'allErrorCode']));
  expect(fields.filter(({ isDescribed }) => !isDescribed)).toEqual([]);
});

test('the committed types of the queries match the build', () => {
  const changed = execFileSync('git', ['status', '--porcelain', '--', 'src/gatsby-types.d.ts'], {
    encoding: 'utf8',
  });
  expect(changed).toBe('');
});
