import { afterEach, expect, it, vi } from 'vitest';
import { createHostedSearch } from './hosted-search';

afterEach(() => vi.unstubAllGlobals());

const record = (objectID: string, section = 'contracts') => ({
  objectID,
  type: objectID.includes('#') ? 'lvl2' : 'lvl1',
  hierarchy: {
    lvl0: 'Contracts › v3',
    lvl1: 'A page',
    lvl2: objectID.includes('#') ? 'A heading' : null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
  content: 'Text.',
  section,
});

/** Creates a search at a mock service that returns these results. */
function searchAt(...results: object[]) {
  const asked: { requests: Record<string, unknown>[] }[] = [];
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body) as (typeof asked)[number]);
    return Promise.resolve(Response.json({ results }));
  });
  const settings = {
    ...{ appId: 'A', searchKey: 'k', indexName: 'docs', hosts: ['https://a.example'] },
    language: () => 'de',
  };
  return { search: createHostedSearch(settings), asked };
}

it('returns hits grouped by page, the page of the best hit first, with at most three per page', async () => {
  const ids = ['/a#1', '/b', '/a', '/b#1~2', '/a#2', '/a#3'];
  const { search } = searchAt({ hits: ids.map((id) => record(id)), nbHits: 2 });
  const { hits, total } = await search({ query: 'q', limit: 20 });
  expect(hits.map(({ path }) => path)).toEqual(['/a#1', '/a', '/a#2', '/b', '/b#1']);
  expect(total).toBe(2);
});

it('returns a hit in the same form as the embedded index', async () => {
  const { search } = searchAt({ hits: [record('/a#1')], nbHits: 1 });
  const { hits } = await search({ query: 'q', limit: 20 });
  expect(hits).toEqual([
    {
      path: '/a#1',
      type: 'lvl2',
      lvl0: 'Contracts › v3',
      title: 'A page',
      headings: ['A heading'],
      content: 'Text.',
      section: 'contracts',
    },
  ]);
});

it('applies offset and limit to pages, and requests only as many as needed', async () => {
  const ids = ['/a', '/a#1', '/b', '/c'];
  const { search, asked } = searchAt({ hits: ids.map((id) => record(id)), nbHits: 9 });
  const { hits, total } = await search({ query: 'q', offset: 1, limit: 2 });
  expect(hits.map(({ path }) => path)).toEqual(['/b', '/c']);
  expect(total).toBe(9);
  expect(asked[0]?.requests[0]).toMatchObject({ hitsPerPage: 3 });
});

it('returns the number of pages in every section even if one section is chosen', async () => {
  const { search, asked } = searchAt(
    { hits: [record('/sdk/a', 'sdk')], nbHits: 1, facets: { section: { sdk: 1 } } },
    { hits: [], nbHits: 5, facets: { section: { sdk: 1, contracts: 4 } } },
  );
  const { total, sections } = await search({ query: 'q', section: 'sdk', limit: 20 });
  expect(total).toBe(1);
  expect(sections).toEqual({ sdk: 1, contracts: 4 });
  expect(asked[0]?.requests.map(({ facetFilters }) => facetFilters)).toEqual([
    ['language:de', 'section:sdk'],
    ['language:de'],
  ]);
});

it('fails if the service returns no result', async () => {
  const { search } = searchAt();
  await expect(search({ query: 'q', limit: 20 })).rejects.toThrow('no result');
});
