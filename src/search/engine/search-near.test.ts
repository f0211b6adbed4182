import { expect, it } from 'vitest';
import { sampleRecords } from '../../../tests/search/sample-records';
import { buildIndex } from '../../site/search/build-index';
import { createEmbeddedSearch } from './embedded-search';

/** Six pages, three of them of no version. */
function openSample() {
  const { manifest, shards, pages } = buildIndex(sampleRecords(6));
  return createEmbeddedSearch({
    manifest: () => Promise.resolve({ ...manifest, folder: '' }),
    file: (name) => {
      const [, kind, number] = /(words|page)-(\d+)/.exec(name) ?? [];
      return Promise.resolve((kind === 'words' ? shards : pages)[Number(number)]);
    },
  });
}

it('shows hits of the version, and counts those of the whole site', async () => {
  const { hits, total } = await openSample()({ query: 'STF', near: ['default'], limit: 9 });
  expect(hits.map(({ path }) => path)).toEqual([1, 3, 5].map((n) => `/contracts/v3/page-${n}#use`));
  expect(total).toBe(6);
});

it('looks further where the version has nothing', async () => {
  const { hits, total } = await openSample()({ query: 'STF', near: ['docs-none'], limit: 9 });
  expect(hits).toHaveLength(6);
  expect(total).toBe(6);
});

it('looks everywhere where there is no version', async () => {
  expect((await openSample()({ query: 'STF', limit: 9 })).hits).toHaveLength(6);
});
