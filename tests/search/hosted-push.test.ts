import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { indexSettings } from '../../plugins/gatsby-plugin-search-index/index-settings';
import { pushRecords } from '../../plugins/gatsby-plugin-search-index/push-records';
import type { SearchRecord } from '../../src/site/search/record';
import { startHostedService, type HostedService } from './hosted-service';
import { sampleRecords } from './sample-records';

const INDEX = 'v3-docs';
const [one] = sampleRecords(1) as [SearchRecord];
let service: HostedService;

const push = (records: readonly SearchRecord[], more: object = {}) =>
  pushRecords(records, [], {
    appId: 'TESTAPP',
    adminKey: 'admin',
    indexName: INDEX,
    options: service.options,
    patience: 1_500,
    ...more,
  });
const idsInIndex = () => [...(service.indexes.get(INDEX)?.keys() ?? [])].sort();
const idsOf = (records: readonly SearchRecord[]) => records.map(({ objectID }) => objectID).sort();
const writes = () =>
  service.requests.filter(({ method, path }) => method === 'PUT' || path.endsWith('/batch'));

beforeEach(async () => {
  service = await startHostedService();
});
afterEach(() => service.close());

describe('a push', () => {
  it('puts every record and the settings into an index that does not exist yet', async () => {
    const records = sampleRecords(300);
    expect(await push(records)).toBe(600);
    expect(idsInIndex()).toEqual(idsOf(records));
    expect(service.settings.get(INDEX)).toEqual(indexSettings);
  });

  it('sends in batches, and only what changed the next time', async () => {
    const records = sampleRecords(300);
    await push(records);
    expect(service.requests.filter(({ path }) => path.endsWith('/batch'))).toHaveLength(2);
    service.requests.length = 0;
    const [first = one, ...others] = records;
    await push([{ ...first, content: 'Changed.' }, ...others]);
    const batches = service.requests.filter(({ path }) => path.endsWith('/batch'));
    expect(batches).toHaveLength(1);
    expect((batches[0]?.body as { requests: unknown[] }).requests).toHaveLength(1);
  });

  it('takes away the records of a page that is gone', async () => {
    const records = sampleRecords(20);
    await push(records);
    await push(records.slice(2));
    expect(idsInIndex()).toEqual(idsOf(records.slice(2)));
  });

  it('fills an index again that was wiped between two pushes', async () => {
    const records = sampleRecords(5);
    await push(records);
    service.indexes.get(INDEX)?.clear();
    expect(await push(records)).toBe(10);
    expect(idsInIndex()).toEqual(idsOf(records));
  });

  it('starts afresh after a push that failed half way', async () => {
    const records = sampleRecords(5);
    service.faults.push({ when: (_, path) => path.endsWith('/batch'), answer: 403 });
    await expect(push(records)).rejects.toThrow('403 fault');
    service.faults.length = 0;
    expect(await push(records)).toBe(10);
  });

  it.each([
    ['none', []],
    ['one that is too large', [{ ...one, content: 'x'.repeat(11_000) }]],
    ['two with one objectID', [one, one]],
    ['one of a locale that its address is not in', [{ ...one, language: 'de' }]],
  ])('refuses records with a mistake before anything is asked: %s', async (_, records) => {
    await expect(push(records)).rejects.toThrow(/no records|limit|two of it|language/);
    expect(service.requests).toHaveLength(0);
  });

  it('refuses to take away far more than an edit does, unless told', async () => {
    await push(sampleRecords(20));
    service.requests.length = 0;
    await expect(push(sampleRecords(3))).rejects.toThrow('6 records would replace 40');
    expect(writes()).toHaveLength(0);
    expect(await push(sampleRecords(3), { allowShrink: true })).toBe(6);
  });

  it.each([
    [401, 'Invalid Application-ID or API key'],
    [403, 'Method not allowed with this API key'],
    [429, 'Too many requests'],
  ])('fails with the reason when the service answers %i', async (answer, message) => {
    service.faults.push({ when: () => true, answer, message });
    await expect(push(sampleRecords(3))).rejects.toMatchObject({
      message: expect.stringContaining(message) as string,
    });
  });

  it('fails when the service has a fault of its own', async () => {
    service.faults.push({ when: (_, path) => path.endsWith('/batch'), answer: 503 });
    await expect(push(sampleRecords(3))).rejects.toThrow('Unreachable hosts');
  });

  it('fails when the service does not answer', async () => {
    service.faults.push({ when: () => true, answer: 'silence' });
    await expect(push(sampleRecords(3))).rejects.toThrow('Unreachable hosts');
  });

  it('fails when the index does not hold afterwards what was pushed', async () => {
    const records = sampleRecords(3);
    await push(records);
    const drop = setInterval(() => service.indexes.get(INDEX)?.delete('/contracts/v3/page-9'), 1);
    try {
      await expect(push(sampleRecords(10))).rejects.toThrow('1 records are missing or stale');
    } finally {
      clearInterval(drop);
    }
  });
});
