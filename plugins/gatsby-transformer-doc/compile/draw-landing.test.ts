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

test('a landing names the version and the packages as the pages have them, and links three tasks', () => {
  const html = draw(['@uniswap/v3-core']);
  expect(html).toContain('>v3<');
  expect(html).toContain('>@isobar/v3-core 1.0.1<');
  expect(html.match(/<a href="#\w+"><strong>\w+<\/strong>What for\.<\/a>/g)).toHaveLength(3);
});

test('behind it, hidden from screen readers, are six lines of equal k, one of them marked', () => {
  const html = draw([]);
  expect(html).toMatch(/<svg[^>]* aria-hidden="true"/);
  expect(html.match(/<path d="M/g)).toHaveLength(6);
  expect(html.match(/var\(--accent\)/g)).toHaveLength(1);
});

test('there are none where a figure follows', () => {
  expect(draw([], { lines: false })).not.toContain('<svg');
});

test('a package that the pages do not have is refused', () => {
  expect(() => draw(['@uniswap/v3-cor'])).toThrow('the closest match is "@uniswap/v3-core"');
});
