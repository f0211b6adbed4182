import { describe, expect, it } from 'vitest';
import { indexSettings } from '../../plugins/gatsby-plugin-search-index/index-settings';
import type { SearchRecord } from '../../src/site/search/record';
import { INDEX, pushTo, serviceOfTest } from './hosted-index';
import { sampleRecords } from './sample-records';

const service = serviceOfTest();
const [one] = sampleRecords(1) as [SearchRecord];

const push = (records: readonly SearchRecord[], more = {}) =>
  pushTo(service, { records, patience: 1_500, ...more });
const idsInIndex = () => [...(service.indexes.get(INDEX)?.keys() ?? [])].sort();
const idsOf = (records: readonly SearchRecord[]) => records.map(({ objectID }) => objectID).sort();
const batches = () => service.requests.filter(({ path }) => path.endsWith('/batch'));
const writes = () =>
  service.requests.filter(({ method, path }) => method === 'PUT' || path.endsWith('/batch'));

describe('a push', () => {
  it('stores every record and the settings in an index that does not exist yet', async () => {
    const records = sampleRecords(300);
    expect(await push(records)).toBe(600);
    expect(idsInIndex()).toEqual(idsOf(records));
    expect(service.settings.get(INDEX)).toEqual(indexSettings);
  });

  it('sends in batches, and only changes the next time', async () => {
    const records = sampleRecords(300);
    await push(records);
    expect(batches()).toHaveLength(2);
    service.requests.length = 0;
    const [first = one, ...others] = records;
    await push([{ ...first, content: 'Changed.' }, ...others]);
    expect(batches()).toHaveLength(1);
    expect(batches()[0]?.body).toMatchObject({ requests: [{}] });
  });

  it('removes the records of a page that no longer exists', async () => {
    const records = sampleRecords(20);
    await push(records);
    await push(records.slice(2));
    expect(idsInIndex()).toEqual(idsOf(records.slice(2)));
  });

  it('fills an index again that was cleared between two pushes', async () => {
    const records = sampleRecords(5);
    await push(records);
    service.indexes.get(INDEX)?.clear();
    expect(await push(records)).toBe(10);
    expect(idsInIndex()).toEqual(idsOf(records));
  });

  it('starts again after a push that failed halfway', async () => {
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
    await expect(push(records)).rejects.toThrow(
      /no records|must have fewer than|two records have this|language/,
    );
    expect(service.requests).toHaveLength(0);
  });

  it('refuses to remove far more records than an edit does, unless it is forced', async () => {
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
    await expect(push(sampleRecords(3))).rejects.toThrow(message);
  });

  it.each([
    ['has a fault of its own', /\/batch$/, 503],
    ['does not answer', /./, 'silence'],
  ] as const)('fails when the service %s', async (_, asked, answer) => {
    service.faults.push({ when: (_method, path) => asked.test(path), answer });
    await expect(push(sampleRecords(3))).rejects.toThrow('Unreachable hosts');
  });

  it('fails if the index does not have the pushed records afterwards', async () => {
    const records = sampleRecords(3);
    await push(records);
    const drop = setInterval(() => service.indexes.get(INDEX)?.delete('/contracts/v3/page-9'), 1);
    try {
      await expect(push(sampleRecords(10))).rejects.toThrow('1 record is missing or outdated');
    } finally {
      clearInterval(drop);
    }
  });
});
