import { expect, it } from 'vitest';
import type { SearchRecord } from '../../src/site/search/record';
import { sampleRecords } from '../../tests/search/sample-records';
import { compareRecords, problemsOfRecords, shrinkage } from './check-records';

it('tells what a push would add, update and remove', () => {
  const before = sampleRecords(2);
  const [, second, ...rest] = sampleRecords(3) as [SearchRecord, SearchRecord, ...SearchRecord[]];
  const changes = compareRecords(before, [{ ...second, content: 'New.' }, ...rest]);
  expect(changes).toEqual({
    added: ['/contracts/v3/page-2', '/contracts/v3/page-2#use'],
    updated: ['/contracts/v3/page-0#use'],
    removed: ['/contracts/v3/page-0'],
  });
});

it('finds nothing wrong with records as they are made', () => {
  expect(problemsOfRecords(sampleRecords(5))).toEqual([]);
});

it('takes a sharp loss of records for a mistake, and a small one for an edit', () => {
  expect(shrinkage(60, 100)).toContain('--allow-shrink');
  expect(shrinkage(90, 100)).toBeUndefined();
  expect(shrinkage(5, 0)).toBeUndefined();
});
