import { beforeEach, expect, test, vi } from 'vitest';
import type * as FetchAhead from './fetch-ahead';

const request = vi.fn<(address: string, init?: RequestInit) => Promise<unknown>>();
let fetchAhead: typeof FetchAhead.default;

beforeEach(async () => {
  vi.resetModules();
  request.mockReset().mockResolvedValue({ ok: true });
  vi.stubGlobal('fetch', request);
  ({ default: fetchAhead } = await import('./fetch-ahead'));
});

test('a script is requested once, with low priority', async () => {
  await Promise.all([fetchAhead('/a.js'), fetchAhead('/a.js'), fetchAhead('/b.js')]);
  expect(request.mock.calls).toEqual([
    ['/a.js', { priority: 'low' }],
    ['/b.js', { priority: 'low' }],
  ]);
});

test('the data of a page is not requested', async () => {
  await fetchAhead('/page-data/a/page-data.json');
  expect(request).not.toHaveBeenCalled();
});

test('a failed prefetch is not an error, because navigation will report it', async () => {
  request.mockRejectedValue(new TypeError('offline'));
  await expect(fetchAhead('/a.js')).resolves.toBeUndefined();
});
