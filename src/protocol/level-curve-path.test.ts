import { expect, test } from 'vitest';
import { levelCurvePath } from './level-curve-path';

const plane = { x: 12, y: 6, width: 900, height: 460 };

/** Returns the point halfway along each arc, in the units of the plane. */
function middles(path: string): { x: number; y: number }[] {
  const numbers = path.match(/[\d.]+/g)?.map(Number) ?? [];
  const points = Array.from({ length: numbers.length / 2 }, (_, index) => ({
    x: ((numbers[2 * index] ?? NaN) / 900) * 12,
    y: (1 - (numbers[2 * index + 1] ?? NaN) / 460) * 6,
  }));
  return points.flatMap((from, index) => {
    const [control, to] = points.slice(index + 1, index + 3);
    if (index % 2 || !control || !to) return [];
    const mean = (axis: 'x' | 'y') => from[axis] / 4 + control[axis] / 2 + to[axis] / 4;
    return [{ x: mean('x'), y: mean('y') }];
  });
}

test.each([0.8, 5.7, 18.6])('a curve of k = %d stays on x·y = k between its points', (k) => {
  const found = middles(levelCurvePath(k, plane));
  expect(found).toHaveLength(5);
  for (const { x, y } of found) {
    // Coordinates are rounded to whole units. Half a unit is a large error near an axis, so the tolerance includes
    // it.
    expect(Math.abs(x * y - k)).toBeLessThan(0.02 * k + 0.5 * ((x * 6) / 460 + (y * 12) / 900));
  }
});

test('it goes from the top to the right side', () => {
  expect(levelCurvePath(6, plane)).toMatch(/^M75 0Q.* 900 422$/);
});
