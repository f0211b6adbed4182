// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../../../tests/dom/reader';
import { loadPersistently } from './load-persistently';

const load = vi.fn<() => Promise<string>>();
const attempts = () => load.mock.calls.length;
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  load.mockReset().mockRejectedValue(new TypeError('offline'));
});
afterEach(async () => {
  // Let pending attempts succeed, so that none is retried during the next test.
  load.mockResolvedValue('code');
  window.dispatchEvent(new Event('online'));
  await wait(0);
});

test('a load that succeeds at once is tried once', async () => {
  load.mockResolvedValueOnce('code');
  await expect(loadPersistently(load)).resolves.toBe('code');
  expect(attempts()).toBe(1);
});

test('a failed load is retried, each time after twice the delay', async () => {
  const loaded = loadPersistently(load);
  const times: number[] = [];
  for (let second = 0; second < 16; second += 1) {
    if (attempts() > times.length) times.push(second);
    await wait(1000);
  }
  expect(times).toEqual([0, 1, 3, 7, 15]);
  load.mockResolvedValueOnce('code');
  await wait(16_000);
  await expect(loaded).resolves.toBe('code');
});

test('no delay is longer than a minute', async () => {
  void loadPersistently(load, 50_000);
  await wait(50_000);
  expect(attempts()).toBe(2);
  await wait(59_999);
  expect(attempts()).toBe(2);
  await wait(1);
  expect(attempts()).toBe(3);
  await wait(60_000);
  expect(attempts()).toBe(4);
});

test('when the connection is back, the load is retried at once, but only once', async () => {
  void loadPersistently(load);
  await wait(10);
  window.dispatchEvent(new Event('online'));
  await wait(0);
  expect(attempts()).toBe(2);
  await wait(1999);
  expect(attempts()).toBe(2);
  await wait(1);
  expect(attempts()).toBe(3);
});

test('every failed attempt is reported', async () => {
  const onFailure = vi.fn();
  const loaded = loadPersistently(load, 1000, onFailure);
  await wait(1000);
  expect(onFailure).toHaveBeenCalledTimes(2);
  load.mockResolvedValueOnce('code');
  await wait(2000);
  await expect(loaded).resolves.toBe('code');
  expect(onFailure).toHaveBeenCalledTimes(2);
});
