import algoliasearch from 'algoliasearch';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hostsOf } from '../../src/site/search/connect-origins';
import { INDEX, searchAt } from './hosted-index';
import { startHostedService, type Fault, type HostedService } from './hosted-service';
import { sampleRecords } from './sample-records';

let first: HostedService;
let second: HostedService;

/** Starts a host that already has the records, as the service's failover hosts do. */
async function startHost(): Promise<HostedService> {
  const host = await startHostedService();
  const records = sampleRecords(4).map((record) => [record.objectID, record] as const);
  host.indexes.set(INDEX, new Map(records));
  return host;
}

// The client waits this long for a host, so that a busy machine doesn't look like a host that doesn't respond. The test
// of such a host therefore takes this long.
const ask = () =>
  searchAt([first.origin, second.origin], { patience: 5_000 })({ query: 'STF', limit: 3 });

beforeEach(async () => {
  [first, second] = await Promise.all([startHost(), startHost()]);
});
afterEach(() => Promise.all([first.close(), second.close()]));

describe('a host that cannot respond', () => {
  it.each([
    ['a fault of its own', 500],
    ['too much to do', 503],
    ['silence', 'silence'],
  ] as const)('is stood in for by the next: %s', async (_, answer: Fault['answer']) => {
    first.faults.push({ when: () => true, answer });
    expect((await ask()).total).toBe(4);
    expect(first.requests).toHaveLength(1);
    expect(second.requests).toHaveLength(1);
  });

  it('is replaced by the next: no connection', async () => {
    await first.close();
    expect((await ask()).hits[0]?.path).toBe('/contracts/v3/page-0#use');
    first = await startHost();
  });

  it('makes the search fail if no other host responds', async () => {
    for (const { faults } of [first, second]) faults.push({ when: () => true, answer: 503 });
    await expect(ask()).rejects.toThrow('503');
    expect(second.requests).toHaveLength(1);
  });
});

it('sends the next search to the first host again', async () => {
  first.faults.push({ when: () => true, answer: 500 });
  await ask();
  first.faults.length = 0;
  await ask();
  expect([first.requests.length, second.requests.length]).toEqual([2, 1]);
});

it('accepts a rejection, because every host would reject the query', async () => {
  first.faults.push({ when: () => true, answer: 403 });
  await expect(ask()).rejects.toThrow('403');
  expect(second.requests).toHaveLength(0);
});

it("uses the same hosts as the service's own client, the nearest first", () => {
  const { hosts } = algoliasearch('TESTAPP', 'key').transporter;
  const readable = hosts.filter(({ accept }) => (accept & 1) !== 0).map(({ url }) => url);
  const ours = hostsOf('TESTAPP').map((origin) => new URL(origin).host);
  expect(ours[0]).toBe(readable[0]?.toLowerCase());
  expect(new Set(ours)).toEqual(new Set(readable.map((url) => url.toLowerCase())));
});

it('sends only the part of a long query that is searched for', async () => {
  const query = 'STF '.repeat(3_000);
  await searchAt([first.origin])({ query, limit: 3 });
  const { requests } = first.requests[0]?.body as { requests: { query: string }[] };
  // The service rejects queries of more than 512 bytes.
  expect(requests[0]?.query.length).toBeLessThanOrEqual(512);
  expect(requests[0]?.query).toMatch(/^STF STF/);
});
