import type { CreatePagesArgs } from 'gatsby';
import { expect, it } from 'vitest';
import { readSettings } from '../../src/lib/settings/read-settings';
import { collectRecords } from './collect-records';

const doc = (name: string, more: { draft?: boolean; search?: boolean } = {}) => ({
  path: `/concepts/${name}`,
  title: name,
  description: `What ${name} answers.`,
  section: 'concepts',
  draft: false,
  search: true,
  sections: [{ id: null, depth: 1, heading: '', text: 'Text.', terms: [], code: [] }],
  ...more,
});

/** The pages that records of these docs lead to. */
async function pagesFound(...docs: ReturnType<typeof doc>[]): Promise<string[]> {
  const data = {
    allDoc: { nodes: docs },
    allSidebar: { nodes: [] },
    allDocsVersion: { nodes: [] },
  };
  const graphql = (() => Promise.resolve({ data })) as unknown as CreatePagesArgs['graphql'];
  const records = await collectRecords(graphql, readSettings());
  return records.map(({ objectID }) => objectID);
}

it('makes records of pages, not of drafts', async () => {
  expect(await pagesFound(doc('fees'), doc('soon', { draft: true }))).toEqual(['/concepts/fees']);
});

it('leaves out what its writer keeps out of search', async () => {
  expect(await pagesFound(doc('fees'), doc('old', { search: false }))).toEqual(['/concepts/fees']);
});
