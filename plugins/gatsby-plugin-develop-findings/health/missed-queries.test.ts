import { readFileSync } from 'node:fs';
import type { Node } from 'gatsby';
import { beforeEach, expect, test } from 'vitest';
import { recordsOfPage } from '../../../tests/search/sample-records';
import { SETTINGS_FILE } from '../../../src/site/settings/read-settings';
import { missedQueries } from './missed-queries';
import { temporaryFolder } from '../../../tests/temporary-folder';

const golden = 'src/search/golden/golden.yml';
const finder = 'src/search/golden/find-missed.ts';
const files = new Map(['fees', 'ticks'].map((name) => [`/${name}`, `content/docs/${name}.mdx`]));
const { root, write, link } = temporaryFolder();

beforeEach(() => {
  write(golden, '');
  write(SETTINGS_FILE, readFileSync('tests/site/fixtures/good/settings.yml', 'utf8'));
  link('node_modules', finder);
});

/** The search records of two pages, as nodes. */
const records = ['fees', 'ticks'].flatMap((title) =>
  recordsOfPage(`/${title}`, {
    title,
    description: `What ${title} are.`,
    sections: [{ id: null, depth: 1, heading: '', text: 'Of pools.', terms: [], code: [] }],
  }).map((record) => ({ ...record, internal: { contentDigest: title } }) as unknown as Node),
);

const missed = (queries: string) => {
  write(golden, queries);
  return missedQueries(root, records, files);
};

test('a query that another page answers first is listed, with the file of the page that should', async () => {
  const rows = await missed(`
- { query: fees, kind: task, pages: [/fees] }
- { query: ticks, kind: task, pages: ['/{product}', /fees] }
- { query: of pools, kind: question, pages: [/gone, /ticks] }
- { query: elsewhere, kind: question, pages: [/gone] }
`);
  expect(rows).toEqual([
    {
      query: 'ticks',
      place: 'not in the first ten',
      expected: '/fees',
      first: '/ticks',
      file: 'content/docs/fees.mdx',
    },
    {
      query: 'of pools',
      place: '2',
      expected: '/ticks',
      first: '/fees',
      file: 'content/docs/ticks.mdx',
    },
  ]);
});

test('a mistake in the queries is named with its place, and once it is mended they are asked', async () => {
  await expect(missed('- { query: fees, kind: odd, pages: [/fees] }\n')).rejects.toThrow(
    /^src\/search\/golden\/golden\.yml:1:\d+ "kind" in entry 1 is "odd": write one of identifier, /,
  );
  expect(await missed('- { query: fees, kind: task, pages: [/fees] }\n')).toEqual([]);
});
