import { expect, test } from 'vitest';
import { shortenPaths } from './short-paths';

const curve = Array.from(
  { length: 40 },
  (_, i) => [i * 7 + 0.13, 300 - Math.sqrt(i) * 40] as const,
);

/** Parses a path back into points. */
function pointsOf(svg: string): number[][] {
  let at = [0, 0];
  const path = /d="([^"]*)"/.exec(svg)?.[1] ?? '';
  return [...path.matchAll(/([Ml])([^Ml]*)/g)].flatMap(([, command, text = '']) => {
    const numbers = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const found: number[][] = [];
    for (let i = 0; i < numbers.length; i += 2) {
      const [x = 0, y = 0] = numbers.slice(i, i + 2);
      at = command === 'M' ? [x, y] : [(at[0] ?? 0) + x, (at[1] ?? 0) + y];
      found.push(at);
    }
    return found;
  });
}

test('a long line keeps every point within a twentieth of a unit, from first to last', () => {
  const d = curve.map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(3)} ${y.toFixed(3)}`).join('');
  const short = shortenPaths(`<path d="${d}"/>`);
  expect(short.length).toBeLessThan(d.length * 0.7);
  const points = pointsOf(short);
  expect(points).toHaveLength(curve.length);
  for (const [i, [x, y]] of curve.entries()) {
    expect(Math.abs((points[i]?.[0] ?? 0) - x)).toBeLessThanOrEqual(0.0506);
    expect(Math.abs((points[i]?.[1] ?? 0) - y)).toBeLessThanOrEqual(0.0506);
  }
});

test.each([
  '<path d="M0 0L1 1"/>',
  '<path d="M0 0C1 1 2 2 3 3L4 4L5 5L6 6L7 7L8 8L9 9L10 10"/>',
  '<path id="M0 0L1 1"/>',
])('%s stays as it is', (svg) => {
  expect(shortenPaths(svg)).toBe(svg);
});

test('a line that starts anew keeps both parts', () => {
  const svg = '<path d="M0 0L1 0L2 0L3 0M10 10L11 10L12 10L13 10L14 9"/>';
  expect(pointsOf(shortenPaths(svg))).toEqual([
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 0],
    [10, 10],
    [11, 10],
    [12, 10],
    [13, 10],
    [14, 9],
  ]);
});
