import type { CreatePagesArgs } from 'gatsby';
import { expect, it } from 'vitest';
import { readSettings } from '../../src/site/settings/read-settings';
import { collectRecords } from './collect-records';

const doc = (name: string, more: { draft?: boolean; search?: boolean } = {}) => ({
  path: `/concepts/${name}`,
  title: name,
  description: `What ${name} answers.`,
  section: 'concepts',
  draft: false,
  search: true,
  asks: null,
  sections: [{ id: null, depth: 1, heading: '', text: 'Text.', terms: [], code: [] }],
  ...more,
});

async function recordsIn(sidebars: { tree: unknown }[], ...docs: ReturnType<typeof doc>[]) {
  const data = {
    allDoc: { nodes: docs },
    allSidebar: { nodes: sidebars },
    allDocsVersion: { nodes: [] },
  };
  const graphql = (() => Promise.resolve({ data })) as unknown as CreatePagesArgs['graphql'];
  const { site, navigation } = readSettings();
  return collectRecords(graphql, {
    siteUrl: site.url + site.basePath,
    sections: navigation.sections,
  });
}

const recordsOf = (...docs: ReturnType<typeof doc>[]) => recordsIn([], ...docs);

/** The pages that records of these docs lead to. */
const pagesFound = async (...docs: ReturnType<typeof doc>[]) =>
  (await recordsOf(...docs)).map(({ objectID }) => objectID);

it('makes records of pages, not of drafts', async () => {
  expect(await pagesFound(doc('fees'), doc('soon', { draft: true }))).toEqual(['/concepts/fees']);
});

it('leaves out what its writer keeps out of search', async () => {
  expect(await pagesFound(doc('fees'), doc('old', { search: false }))).toEqual(['/concepts/fees']);
});

it('finds of two docs with one address the one that has the page', async () => {
  const twin = { ...doc('fees'), title: 'A twin' };
  const [record, ...others] = await recordsOf(doc('fees'), twin);
  expect(record?.hierarchy).toMatchObject({ lvl1: 'fees' });
  expect(others).toEqual([]);
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
