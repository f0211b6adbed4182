import { beforeEach, describe, expect, it } from 'vitest';
import { INDEX, pushTo, serviceOfTest } from './hosted-index';
import { sampleRecords } from './sample-records';

const service = serviceOfTest();
const records = sampleRecords(3);
/**
 * Records that other programs have stored in the index: a crawler, a shop, and another Gatsby site, whose record also
 * has a digest.
 */
const others = [
  { objectID: '12-https://other.example/page', url: 'https://other.example/page' },
  { objectID: 'article-7', name: 'A lamp' },
  { objectID: '/blog', internal: { contentDigest: '0cc175b9c0f1b6a831c399e269772661' } },
];

const push = (more = {}) => pushTo(service, { records, ...more });
const idsInIndex = () => [...(service.indexes.get(INDEX)?.keys() ?? [])].sort();
const writes = () =>
  service.requests.filter(({ method, path }) => method === 'PUT' || path.endsWith('/batch'));

beforeEach(() => {
  service.indexes.set(INDEX, new Map(others.map((record) => [record.objectID, record])));
});

describe("a push into an index with others' records", () => {
  it('names them, explains what to do, and writes nothing', async () => {
    await expect(push()).rejects.toThrow(
      'the index v3-docs contains 3 records that this site did not push: 12-https://other.example/page, article-7, /blog. ' +
        'Nothing was pushed. Set a separate index under search.indexName in content/settings.yml; or, if those records can be deleted, run npm run search:push -- --own-index',
    );
    expect(writes()).toHaveLength(0);
    expect(idsInIndex()).toEqual(others.map(({ objectID }) => objectID).sort());
  });

  it("removes them if the settings say that the index is the site's own", async () => {
    expect(await push({ ownIndex: true })).toBe(6);
    const ids = records.map(({ objectID }) => objectID).sort();
    expect(idsInIndex()).toEqual(ids);
    expect(await push()).toBe(6);
  });

  it('does not treat a record of theirs as its own because of its id', async () => {
    const [{ objectID } = { objectID: '' }] = records;
    service.indexes.set(INDEX, new Map([[objectID, { objectID, name: 'A lamp' }]]));
    await expect(push()).rejects.toThrow(`did not push: ${objectID}. Nothing was pushed`);
    expect(service.indexes.get(INDEX)?.get(objectID)).toEqual({ objectID, name: 'A lamp' });
  });

  it('names only a few of many', async () => {
    const many = Array.from({ length: 150 }, (_, index) => ({ objectID: `row-${index}` }));
    service.indexes.set(INDEX, new Map(many.map((record) => [record.objectID, record])));
    await expect(push()).rejects.toThrow(
      'contains 150 records that this site did not push: row-0, row-1, row-2, row-3, row-4 and 145 more.',
    );
  });
});
