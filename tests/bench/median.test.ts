import { expect, test } from 'vitest';
import { median, medianOf } from './median';

test.each([
  [[3], 3],
  [[10, 9, 100], 10],
  [[4, 1, 2, 100], 3],
])('the middle of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle);
});

test('an empty list has no median', () => {
  expect(() => median([])).toThrow('no median of nothing');
});

test('each figure has its own median', async () => {
  const runs = [
    { shown: 5, ready: 10 },
    { shown: 1, ready: 30 },
    { shown: 9, ready: 20 },
  ];
  const next = () => Promise.resolve(runs.shift() ?? { shown: 0, ready: 0 });
  expect(await medianOf(3, next)).toEqual({ shown: 5, ready: 20 });
});
