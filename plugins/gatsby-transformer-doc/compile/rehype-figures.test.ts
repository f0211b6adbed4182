import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compileText, markupOf, mistakesIn } from '../../../tests/compile-text';
import { shortenPaths, svgFault } from './rehype-figures';

const svg =
  '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 10">\n  <path d="M0 0H4"/>\n</svg>\n';
const files = { 'content/figures/a.svg': svg };

describe('a figure', () => {
  test('is the inlined drawing with its description and caption', () => {
    expect(
      markupOf(
        '![Says "what" it <shows>](figures/a.svg \'A caption.\')'.replace('<shows>', '\\<shows>'),
        { files },
      ),
    ).toBe(
      '<figure class="figure"><div class="diagram" tabindex="0" role="group" aria-label="Figure"><svg role="img" aria-label="Says &quot;what&quot; it &lt;shows>" style="--least:0px" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 10"><path d="M0 0H4"/></svg></div><figcaption>A caption.</figcaption></figure>',
    );
  });

  test('keeps the size of a unit if it is narrower than the column', () => {
    const narrow = { 'content/figures/a.svg': svg.replace('480', '240') };
    expect(markupOf('![Shows a](figures/a.svg)', { files: narrow })).toContain(
      '<svg role="img" aria-label="Shows a" style="--least:0px;--width:19rem" ',
    );
  });

  test('is wide enough for its smallest letters to be read', () => {
    const lettered = svg.replace(
      '<path',
      '<text font-size="15">A</text><text font-size="10">b</text><path',
    );
    const files = { 'content/figures/a.svg': lettered };
    expect(markupOf('![Shows a](figures/a.svg)', { files })).toContain('style="--least:600px" ');
  });

  test('is reported if it has no size', () => {
    const unsized = { 'content/figures/a.svg': '<svg><path d="M0 0H4"/></svg>' };
    expect(mistakesIn('![Shows a](figures/a.svg)', { files: unsized })[0]).toContain(
      '1:1 content/figures/a.svg has no viewBox in whole numbers from 0 0: add one to its <svg>, such as viewBox="0 0 332 240"',
    );
  });

  test('can be inside a list', () => {
    expect(markupOf('- one\n\n  ![Shows a](figures/a.svg)', { files })).toContain('<figure');
  });

  test.each([
    [
      '![Shows a](figures/b.svg)',
      '1:1 there is no figure content/figures/b.svg: add the SVG there',
    ],
    ['![Shows a](a.png)', '1:1 there is no figure content/a.png'],
    ['![Shows a](figures/../../secret.svg)', '1:1 there is no figure'],
    ['![](figures/a.svg)', '1:1 the figure content/figures/a.svg needs a description'],
    [
      'Text ![Shows a](figures/a.svg) goes on',
      '1:6 an image must be in a paragraph of its own: put an empty line above and below it',
    ],
    [
      'Text ![Shows a](a.png) goes on',
      '1:6 an image must be in a paragraph of its own: put an empty line above and below it, and write ![Shows a](figures/name.svg) with the name of an SVG in content/figures',
    ],
  ])('%s is refused', (text, mistake) => {
    expect(mistakesIn(text, { files })).toEqual([expect.stringContaining(mistake)]);
  });

  test.each([
    '<script>x</script>',
    '<style>a{}</style>',
    '<foreignObject/>',
    '<path onclick="x()"/>',
    '<a href="javascript:x"/>',
  ])('cannot contain %s', (part) => {
    const unsafe = { 'content/figures/a.svg': `<svg viewBox="0 0 1 1">${part}</svg>` };
    expect(mistakesIn('![Shows a](figures/a.svg)', { files: unsafe })).toEqual([
      expect.stringContaining('a figure may contain only a drawing'),
    ]);
  });

  test('is read by its path', () => {
    expect(compileText('![Shows a](figures/a.svg)', { files }).body).toHaveLength(1);
  });
});

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

test('a shortened polyline keeps every point within a twentieth of a unit', () => {
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
])('%s is not shortened', (svg) => {
  expect(shortenPaths(svg)).toBe(svg);
});

test('a polyline with two parts keeps both', () => {
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

test.each([
  ['', 'is empty: add a drawing'],
  ['no drawing', "isn't valid at line 1, column 1"],
  ['<svg viewBox="0 0 1 1">\n<path d="M0 0">\n</svg>', "isn't valid at line 3"],
  ['<svg viewBox="0 0 1 1"><text>a < b</text></svg>', "isn't valid at line 1"],
  ['<svg viewBox="0 0 1 1"><text>a & b</text></svg>', "isn't valid at line 1"],
  ['<svg viewBox="0 0 1 1"/>', 'has nothing to draw: add shapes or text'],
  [
    '<svg viewBox="0 0 1 1"><defs><path d="M0 0"/></defs></svg>',
    'has nothing to draw: add shapes or text',
  ],
  ['<html><path d="M0 0"/></html>', "isn't an SVG"],
])('%j is refused', (svg, fault) => {
  expect(svgFault(svg)).toContain(fault);
});

test('every figure of the site is valid', () => {
  const figures = readdirSync('content/figures');
  const faults = figures.map((name) => svgFault(readFileSync(`content/figures/${name}`, 'utf8')));
  expect(figures.length).toBeGreaterThan(5);
  expect(new Set(faults)).toEqual(new Set([undefined]));
});
