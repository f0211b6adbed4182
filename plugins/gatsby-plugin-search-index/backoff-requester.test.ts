import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSharedDeadline } from './backoff-requester';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Returns the lengths of the pauses until one is refused, in ms. */
async function pausesWithin(milliseconds: number): Promise<number[]> {
  const pause = createSharedDeadline(milliseconds).pauses();
  const lengths: number[] = [];
  for (;;) {
    const start = Date.now();
    const over = pause().then(
      () => true,
      () => false,
    );
    await vi.runAllTimersAsync();
    if (!(await over)) return lengths;
    lengths.push(Date.now() - start);
  }
}

test.each([
  ['longest', 1, [250, 400, 640, 1024, 1638]],
  ['shortest', 0, [125, 200, 320, 512, 819]],
])('each pause is longer than the one before, the %s by chance', async (_, chance, first) => {
  vi.spyOn(Math, 'random').mockReturnValue(chance);
  const lengths = await pausesWithin(60_000);
  expect(lengths.slice(0, 5)).toEqual(first);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(10_000);
});

test('all pauses together last as long as the patience, however many things are waited for', async () => {
  const lengths = await pausesWithin(60_000);
  expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(60_000);
  const patience = createSharedDeadline(1_000);
  const [one, other] = [patience.pauses(), patience.pauses()];
  const both = [one(), other()];
  await vi.runAllTimersAsync();
  await Promise.all(both);
  vi.setSystemTime(Date.now() + 1_000);
  await expect(other()).rejects.toThrow('the service was not ready within 1 s');
});
