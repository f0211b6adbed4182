import type { CreatePagesArgs } from 'gatsby';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../../src/site/settings/read-settings';
import type { PageLocale } from '../../src/site/pages/page-context';
import { collectRecords, emptyMemory } from './collect-records';

const section = {
  id: null as string | null,
  depth: 1,
  heading: '',
  text: 'Text.',
  terms: [],
  code: [],
};

const doc = (name: string, more: { draft?: boolean; search?: boolean } = {}) => ({
  id: `concepts/${name}`,
  file: `content/docs/concepts/${name}.mdx`,
  digest: name,
  path: `/concepts/${name}`,
  sidebarLabel: name,
  title: name,
  description: `What ${name} answers.`,
  section: 'concepts',
  draft: false,
  search: true,
  asks: null,
  sections: [section],
  ...more,
});

const recordsIn = (
  sidebars: { tree: unknown; kind?: string }[],
  ...docs: ReturnType<typeof doc>[]
) => recordsInLocales([], [], sidebars, ...docs);

async function recordsInLocales(
  locales: readonly PageLocale[],
  translations: object[],
  sidebars: { tree: unknown; kind?: string }[],
  ...docs: ReturnType<typeof doc>[]
) {
  return (await recordsAndQueries(locales, translations, sidebars, docs)).records;
}

/** Returns the records, and the files whose sections were requested. */
async function recordsAndQueries(
  locales: readonly PageLocale[],
  translations: object[],
  sidebars: { tree: unknown; kind?: string }[],
  docs: ReturnType<typeof doc>[],
  memory = emptyMemory(),
) {
  const data = {
    allDoc: { nodes: docs },
    allDocTranslation: { nodes: translations },
    allSidebar: { nodes: sidebars },
    allDocsVersion: { nodes: [] },
  };
  const files: string[] = [];
  const graphql = (_: string, variables?: { files: string[] }) => {
    files.push(...(variables?.files ?? []));
    return Promise.resolve({ data });
  };
  const args = { graphql, getNodesByType: () => docs };
  const { site, navigation } = readSettings();
  const options = { siteUrl: site.url + site.basePath, sections: navigation.sections };
  const all = [{ code: 'en', messages: {} }, ...locales];
  const records = await collectRecords(
    args as unknown as CreatePagesArgs,
    options,
    all,
    [],
    memory,
  );
  return { records, files };
}

const recordsOf = (...docs: ReturnType<typeof doc>[]) => recordsIn([], ...docs);

/** Returns the objectIDs of these docs' records: the addresses of their pages and sections. */
const pagesFound = async (...docs: ReturnType<typeof doc>[]) =>
  (await recordsOf(...docs)).map(({ objectID }) => objectID);

it('makes records of pages, not of drafts', async () => {
  expect(await pagesFound(doc('fees'), doc('soon', { draft: true }))).toEqual(['/concepts/fees']);
});

it('leaves out what its writer keeps out of search', async () => {
  expect(await pagesFound(doc('fees'), doc('old', { search: false }))).toEqual(['/concepts/fees']);
});

it('finds of two docs with one address the one that has the page', async () => {
  const slugPlace = { line: 3, column: 1 };
  const twin = { ...doc('a-twin'), path: '/concepts/fees', slugPlace };
  const [record, ...others] = await recordsOf(twin, doc('fees'));
  expect(record?.hierarchy).toMatchObject({ lvl1: 'fees' });
  expect(others).toEqual([]);
});

it('takes the kind of a page from its sidebar if the address shows none', async () => {
  const tree = [
    ['build', '/concepts/build'],
    ['overview', '/concepts/overview'],
  ];
  const records = await recordsIn(
    [{ tree, kind: 'guide' }],
    ...['build', 'overview', 'unlisted'].map((name) => doc(name)),
  );
  expect(records.map(({ kind }) => kind)).toEqual(['guide', 'overview', 'concept']);
});

it('finds the page of a category by what the sidebar calls it, whatever its title', async () => {
  const under = [['fees', '/concepts/fees']];
  const tree = [['Protocol', '/concepts/build', under]];
  const records = await recordsIn([{ tree }], doc('build'), doc('fees'));
  expect(records.map(({ hierarchy }) => hierarchy.lvl0)).toEqual([
    'Concepts › Protocol › Overview',
    'Concepts › Protocol',
  ]);
});

it('makes records of each page in each locale, with what is written there, and else with the text of the default', async () => {
  const de = { code: 'de', messages: { Concepts: 'Begriffe', Protocol: 'Protokoll' } };
  const { sections, description } = doc('fees');
  const translation = {
    ...{ locale: 'de', docId: 'concepts/fees', title: 'Gebühren', sidebarLabel: 'Gebühren' },
    ...{ description, asks: ['Was kostet es?'], sections },
  };
  const tree = [['Protocol', null, [['fees', '/concepts/fees']]]];
  const docs = [doc('fees'), doc('pools'), doc('soon', { draft: true })];
  const records = await recordsInLocales([de], [translation], [{ tree }], ...docs);
  expect(
    records.map(({ objectID, language, hierarchy: { lvl0, lvl1 }, asks }) => [
      ...[objectID, language, lvl0, lvl1],
      ...asks,
    ]),
  ).toEqual([
    ['/concepts/fees', 'en', 'Concepts › Protocol', 'fees'],
    ['/concepts/pools', 'en', 'Concepts', 'pools'],
    ['/de/concepts/fees', 'de', 'Begriffe › Protokoll', 'Gebühren', 'Was kostet es?'],
    ['/de/concepts/pools', 'de', 'Begriffe', 'pools'],
  ]);
  expect(records[2]?.url).toMatch(/\/de\/concepts\/fees$/);
});

it('calls a guide by the heading of its short form, as each locale has it', async () => {
  const de = { code: 'de', messages: {} };
  const short = { ...section, id: 'prices', heading: 'Read prices' };
  const index = { ...doc('all'), sections: [{ ...short, fullGuide: '/concepts/oracle' }] };
  const translation = {
    ...{ file: 'content/locales/de/docs/concepts/all.mdx', digest: 'all' },
    ...{ locale: 'de', docId: 'concepts/all', title: 'Alles', sidebarLabel: 'Alles' },
    ...{ description: '', asks: null, sections: [{ ...short, heading: 'Preise lesen' }] },
  };
  const records = await recordsInLocales([de], [translation], [], index, doc('oracle'));
  const namesOf = (path: string) => records.find(({ objectID }) => objectID === path)?.names;
  expect(namesOf('/concepts/oracle')).toEqual(['Read prices']);
  expect(namesOf('/de/concepts/oracle')).toEqual(['Preise lesen']);
});

describe('after an edit', () => {
  const docs = [doc('fees'), doc('pools'), doc('ticks')];
  const tree = [['Protocol', null, [['fees', '/concepts/fees']]]];

  /** Returns what is requested and made again if these docs and this sidebar follow on {@link docs} without one. */
  async function afterEdit(edited: typeof docs, sidebars: { tree: unknown }[] = []) {
    const memory = emptyMemory();
    const before = await recordsAndQueries([], [], [], docs, memory);
    const after = await recordsAndQueries([], [], sidebars, edited, memory);
    expect(after.records).toEqual((await recordsAndQueries([], [], sidebars, edited)).records);
    const made = after.records.filter((record) => !before.records.includes(record));
    return { files: after.files, made: made.map(({ objectID }) => objectID) };
  }

  it('makes nothing again if nothing changed', async () => {
    expect(await afterEdit(structuredClone(docs))).toEqual({ files: [], made: [] });
  });

  it('makes the records of the changed doc again', async () => {
    const changed = { ...doc('pools'), digest: 'new', sections: [{ ...section, text: 'New.' }] };
    expect(await afterEdit([doc('fees'), changed, doc('ticks')])).toEqual({
      files: [changed.file],
      made: ['/concepts/pools'],
    });
  });

  it('makes the records of a doc again whose category is new, without its text', async () => {
    expect(await afterEdit(docs, [{ tree }])).toEqual({ files: [], made: ['/concepts/fees'] });
  });

  it('forgets the records of a deleted doc', async () => {
    expect(await afterEdit(docs.slice(1))).toEqual({ files: [], made: [] });
  });
});
