import { readFileSync } from 'node:fs';
import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { drawLanding } from './draw-landing';

const tasks = ['Swap', 'Quote', 'Mint'].map((title) => ({
  title,
  text: 'What for.',
  to: `#${title}`,
}));
const context = {
  read: (path: string) => readFileSync(path, 'utf8'),
  rename: (name: string) => name.replace('@uniswap', '@isobar'),
};
const draw = (packages: string[], more = {}) =>
  toHtml(drawLanding({ version: 'v3', packages, tasks, ...more }, context));

test('a landing shows the version, the package versions that the pages use, and three linked tasks', () => {
  const html = draw(['@uniswap/v3-core']);
  expect(html).toContain('>v3<');
  expect(html).toContain('>@isobar/v3-core 1.0.1<');
  expect(html.match(/<a href="#\w+"><strong>\w+<\/strong>What for\.<\/a>/g)).toHaveLength(3);
});

test('a landing has six curves of constant k, one in the accent color, hidden from screen readers', () => {
  const html = draw([]);
  expect(html).toMatch(/<svg[^>]* aria-hidden="true"/);
  expect(html.match(/<path d="M/g)).toHaveLength(6);
  expect(html.match(/var\(--accent\)/g)).toHaveLength(1);
});

test('a landing has no curves if a figure follows', () => {
  expect(draw([], { lines: false })).not.toContain('<svg');
});

test('a package that the pages do not use is reported', () => {
  expect(() => draw(['@uniswap/v3-cor'])).toThrow('the closest match is "@uniswap/v3-core"');
});
