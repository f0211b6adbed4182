import { describe, expect, it } from 'vitest';
import type { SearchRecord } from '../../src/site/search/record';
import { INDEX, pushTo, serviceOfTest } from './hosted-index';
import { sampleRecords } from './sample-records';

const service = serviceOfTest();

const push = (records: readonly SearchRecord[], patience: number) =>
  pushTo(service, { records, patience });

describe('a push to a service that takes its time', () => {
  it('polls a task a few times, and reports what was done when it stops', async () => {
    await push(sampleRecords(3), 4_000);
    service.requests.length = 0;
    service.taskStatus = 'notPublished';
    const started = Date.now();
    const failure = push(sampleRecords(4), 4_000);
    await expect(failure).rejects.toThrow('the service was not ready within 4 s');
    await expect(failure).rejects.toThrow(
      'Done, as far as the service confirmed: 2 records sent, settings sent. Not done: nothing.',
    );
    expect(Date.now() - started).toBeLessThan(8_000);
    const asked = service.requests.filter(({ path }) => path.includes('/task/'));
    expect(asked.length).toBeGreaterThan(2);
    // The intervals between requests must grow. With a constant interval, there would be at least sixteen requests.
    expect(asked.length).toBeLessThan(9);
  });

  it('reports that nothing was sent if the index could not even be created', async () => {
    service.taskStatus = 'notPublished';
    await expect(push(sampleRecords(3), 500)).rejects.toThrow(
      'Done, as far as the service confirmed: nothing. Not done: 6 records to send, settings to send.',
    );
  });

  it('reports what is left if old records could not be removed', async () => {
    await push(sampleRecords(20), 4_000);
    service.taskStatus = 'notPublished';
    await expect(push(sampleRecords(19), 500)).rejects.toThrow(
      'Done, as far as the service confirmed: 2 old records deleted. Not done: settings to send.',
    );
  });

  it('reads back an index that never shows the records a few times, not hundreds of times', async () => {
    const records = sampleRecords(20);
    await push(records, 4_000);
    service.requests.length = 0;
    const drop = setInterval(() => service.indexes.get(INDEX)?.clear(), 1);
    try {
      await expect(push(records, 3_000)).rejects.toThrow(
        /after the push, the index still differs from what was pushed: \d+ records are missing or outdated .* within 3 s: try again later\nDone, as far as the service confirmed: 40 records sent, settings sent\./,
      );
    } finally {
      clearInterval(drop);
    }
    const read = service.requests.filter(({ path }) => path.endsWith('/browse'));
    expect(read.length).toBeGreaterThan(3);
    expect(read.length).toBeLessThan(12);
  });
});
