import { expect, it } from 'vitest';
import { buildIndex } from './build-index';
import { PAGE_ITSELF } from './index-format';
import { recordsOfPage } from '../../../tests/search/sample-records';

const doc = (path: string, asks: string[]) =>
  recordsOfPage(path, {
    asks,
    sections: [
      { id: null, depth: 1, heading: '', text: 'Text. '.repeat(900), terms: [], code: [] },
      { id: 'use', depth: 2, heading: 'Use', text: 'More.', terms: [], code: [] },
    ],
  });

it('each question of a page has its own record number, whose hit is the page itself', () => {
  const { manifest, pages, shards } = buildIndex([
    ...doc('/contracts/v1/guides/a', ['withdraw my coins', 'leave the pool']),
    ...doc('/contracts/v3/reference/b', []),
  ]);
  expect(pages[0]?.records.slice(1, 3)).toEqual([PAGE_ITSELF, PAGE_ITSELF]);
  const [, steps] = shards.flat().find(([word]) => word === 'withdraw') ?? [];
  expect(steps).toEqual([1]);
  expect(manifest.pages.reduce((sum, count) => sum + count, 0)).toBe(
    pages.flatMap(({ records }) => records).length,
  );
});

it('the manifest contains the kind of each page file, or marks it as a continuation', () => {
  const { manifest, pages } = buildIndex([
    ...doc('/contracts/v1/guides/a', []),
    ...doc('/contracts/v3/reference/b', []),
  ]);
  expect(pages.length).toBeGreaterThan(2);
  expect(manifest.kinds).toMatch(/^G\++r\++$/);
});
