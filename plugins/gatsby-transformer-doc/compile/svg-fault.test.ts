import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { svgFault } from './svg-fault';

test.each([
  ['', 'is empty'],
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

test('every figure of the site is a drawing', () => {
  const figures = readdirSync('content/figures');
  const faults = figures.map((name) => svgFault(readFileSync(`content/figures/${name}`, 'utf8')));
  expect(figures.length).toBeGreaterThan(5);
  expect(new Set(faults)).toEqual(new Set([undefined]));
});
