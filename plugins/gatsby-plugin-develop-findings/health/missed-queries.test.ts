import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Node } from 'gatsby';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordsOfDoc } from '../../../src/site/search/records-of-doc';
import { missedQueries } from './missed-queries';

const golden = 'src/search/golden/golden.yml';
const finder = 'src/search/golden/find-missed.ts';
const files = new Map(['fees', 'ticks'].map((name) => [`/${name}`, `content/docs/${name}.mdx`]));
let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'golden-'));
  mkdirSync(join(root, 'src/search/golden'), { recursive: true });
  for (const name of ['node_modules', finder])
    symlinkSync(join(process.cwd(), name), join(root, name));
});
afterAll(() => rmSync(root, { recursive: true }));

/** The records of two pages, as nodes. */
const records = ['fees', 'ticks'].flatMap((title) =>
  recordsOfDoc(
    {
      ...{ path: `/${title}`, title, description: `What ${title} are.`, section: 'concepts' },
      ...{ trail: ['Concepts'], tag: 'default', asks: [] },
      sections: [{ id: null, depth: 1, heading: '', text: 'Of pools.', terms: [], code: [] }],
    },
    'https://docs.example',
  ).map((record) => ({ ...record, internal: { contentDigest: title } }) as unknown as Node),
);

const missed = (queries: string) => {
  writeFileSync(join(root, golden), queries);
  return missedQueries(root, records, files);
};

test('a query that another page answers first is listed, with the file of the page that should', async () => {
  const rows = await missed(`
- { query: fees, kind: task, pages: [/fees] }
- { query: ticks, kind: task, pages: [/fees] }
- { query: of pools, kind: question, pages: [/gone, /ticks] }
- { query: elsewhere, kind: question, pages: [/gone] }
`);
  expect(rows).toEqual([
    {
      query: 'ticks',
      place: 'not among ten',
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
    /^src\/search\/golden\/golden\.yml:1:\d+ "0\.kind" is "odd": write identifier, /,
  );
  expect(await missed('- { query: fees, kind: task, pages: [/fees] }\n')).toEqual([]);
});
