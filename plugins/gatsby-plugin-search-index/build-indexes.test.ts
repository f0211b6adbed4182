import { expect, test } from 'vitest';
import { sampleRecords } from '../../tests/search/sample-records';
import { buildIndexes, indexOf } from './build-indexes';

const labels = new Map([['contracts', 'Contracts']]);

test.each([
  ['few', 3],
  ['so many that a thread is worth its start', 300],
])('the index of each locale is complete, with records that are %s', async (_, pages) => {
  const sources = ['en', 'de'].map((locale) => ({
    locale,
    labels,
    records: sampleRecords(pages),
  }));
  const indexes = await buildIndexes(process.cwd(), sources);
  expect(indexes).toEqual(sources.map(indexOf));
});

test('a mistake in a thread fails the build with its message', async () => {
  const answers = [{ key: 'fee', path: '/missing', kind: 'term' as const, text: 'A fee.' }];
  const source = { locale: 'en', labels, records: sampleRecords(300), answers };
  await expect(buildIndexes(process.cwd(), [source])).rejects.toThrow(
    'the answer to "fee" links to /missing',
  );
});
