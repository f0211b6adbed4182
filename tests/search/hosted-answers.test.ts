import { expect, it } from 'vitest';
import type { SearchRecord } from '../../src/site/search/record';
import { pushTo, searchAt, serviceOfTest } from './hosted-index';
import { startHostedService } from './hosted-service';
import { recordsOfPage, sampleRecords } from './sample-records';

const service = serviceOfTest();

const synonyms = [{ words: ['slippage', 'price impact'], because: 'readers say so' }];
const push = (records: readonly SearchRecord[]) =>
  pushTo(service, { records, synonyms, patience: 1_500 });
const search = () => searchAt([service.origin]);

/** Returns sections "a", "b" and so on, which have the same text. */
const sections = (text: string, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const id = String.fromCharCode(97 + index);
    return { id, depth: 2, heading: id.toUpperCase(), text, terms: [], code: [] };
  });

it('finds the records, with counts by section', async () => {
  await push(sampleRecords(4));
  const { hits, total, sections: counts } = await search()({ query: 'STF', limit: 3 });
  expect(hits).toHaveLength(3);
  expect(hits[0]?.path).toBe('/contracts/v3/page-0#use');
  expect(total).toBe(4);
  expect(counts).toEqual({ contracts: 4 });
});

it('returns at most three sections of a page, and counts pages', async () => {
  await push([
    ...recordsOfPage('/contracts/v3/page-long', { sections: sections('Flash loans.', 5) }),
    ...recordsOfPage('/sdk/v3/page-short', { section: 'sdk', sections: sections('Flash.', 2) }),
  ]);
  const whole = await search()({ query: 'flash', limit: 20 });
  const paths = whole.hits.map(({ path }) => path);
  expect(paths).toEqual([
    '/contracts/v3/page-long#a',
    '/contracts/v3/page-long#b',
    '/contracts/v3/page-long#c',
    '/sdk/v3/page-short#a',
    '/sdk/v3/page-short#b',
  ]);
  expect(whole.total).toBe(2);
  expect(whole.sections).toEqual({ contracts: 1, sdk: 1 });
  const rest = await search()({ query: 'flash', limit: 1, offset: 1 });
  expect(rest.hits.map(({ path }) => path)).toEqual(paths.slice(3));
  expect(rest.total).toBe(2);
});

it('keeps the counts of other sections if one is chosen', async () => {
  await push([...sampleRecords(3), ...recordsOfPage('/sdk/v3/page-sdk', { section: 'sdk' })]);
  const found = await search()({ query: 'STF', section: 'sdk', limit: 20 });
  expect(found.hits.map(({ path }) => path)).toEqual(['/sdk/v3/page-sdk#use']);
  expect(found.total).toBe(1);
  expect(found.sections).toEqual({ contracts: 3, sdk: 1 });
});

it('ranks newer pages before v1 and guides before references if the words match equally', async () => {
  await push(
    [
      '/contracts/v1/reference/page-a',
      '/contracts/v1/guides/page-b',
      '/contracts/v3/reference/page-c',
      '/contracts/v3/guides/page-d',
    ].flatMap((path) => recordsOfPage(path)),
  );
  const { hits } = await search()({ query: 'STF', limit: 20 });
  expect(hits.map(({ path }) => path)).toEqual([
    '/contracts/v3/guides/page-d#use',
    '/contracts/v3/reference/page-c#use',
    '/contracts/v1/guides/page-b#use',
    '/contracts/v1/reference/page-a#use',
  ]);
});

it('finds a page by a question in its front matter, and by a synonym', async () => {
  await push([
    ...recordsOfPage('/concepts/page-fees', { asks: ['Who gets the swap fee?'] }),
    ...recordsOfPage('/concepts/page-price', { description: 'Price impact of a trade.' }),
  ]);
  const pathsFor = async (query: string) =>
    (await search()({ query, limit: 20 })).hits.map(({ path }) => path);
  expect(await pathsFor('who gets')).toEqual(['/concepts/page-fees']);
  expect(await pathsFor('slippage')).toEqual(['/concepts/page-price']);
});

it('requests only the fields of a record that are shown', async () => {
  await push(sampleRecords(1));
  const answers: unknown[] = [];
  const { fetch } = globalThis;
  globalThis.fetch = async (...asked) => {
    const response = await fetch(...asked);
    answers.push(await response.clone().json());
    return response;
  };
  try {
    await search()({ query: 'STF', limit: 3 });
  } finally {
    globalThis.fetch = fetch;
  }
  const [{ results }] = answers as [{ results: { hits: object[] }[] }];
  expect(Object.keys(results[0]?.hits[0] ?? {}).sort()).toEqual([
    'content',
    'hierarchy',
    'objectID',
    'section',
    'type',
  ]);
});

it("filters by language, and by the section's version and pages without a version", async () => {
  await push(sampleRecords(4));
  const near = ['docs-contracts-current'];
  const { hits, total } = await search()({ query: 'STF', limit: 9, near });
  expect(total).toBe(4);
  expect(new Set(hits.map(({ path }) => path.split('#')[0])).size).toBe(2);
  const { requests } = service.requests.at(-1)?.body as { requests: { facetFilters: unknown }[] };
  expect(requests.map(({ facetFilters }) => facetFilters)).toEqual([
    ['language:en'],
    ['language:en', ['docusaurus_tag:docs-contracts-current']],
  ]);
});

it('searches other versions if the current one has no hits', async () => {
  await push(sampleRecords(4));
  const { hits, total } = await search()({ query: 'STF', limit: 9, near: ['docs-none'] });
  expect(total).toBe(4);
  expect(new Set(hits.map(({ path }) => path.split('#')[0])).size).toBe(4);
});

it('fails if there is no such index, and if no host responds', async () => {
  await expect(search()({ query: 'STF', limit: 3 })).rejects.toThrow('404');
  await service.close();
  await expect(search()({ query: 'STF', limit: 3 })).rejects.toThrow('fetch failed');
  await startHostedService(service);
});
