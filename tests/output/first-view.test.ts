import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { STYLESHEET } from '../../src/kit/names';
import { MEMBER } from '../../src/markup/members/names';
import { attributes, basePath, documents, docPages, folder, pages } from './built-site';

const sheetsOf = (html: string) => attributes(html, 'style', STYLESHEET);

test('no page waits for a style sheet before it is rendered', () => {
  const waiting = [...documents].filter(([, html]) => /<link[^>]*rel="stylesheet"/.test(html));
  expect(waiting.map(([file]) => file)).toEqual([]);
});

test('pages with formulas and pages with symbols contain their style sheets', () => {
  const drawnBy = (name: string) => (html: string) =>
    sheetsOf(html).some((sheet) => sheet.startsWith(`${basePath}/styles/${name}`));
  const formulas = docPages.filter(({ html }) => html.includes('class="katex-html"'));
  const symbols = docPages.filter(({ html }) => html.includes(`class="${MEMBER}"`));
  expect(formulas.length).toBeGreaterThan(30);
  expect(symbols.length).toBeGreaterThan(50);
  const plain = [
    ...formulas.filter(({ html }) => !drawnBy('katex-')(html)),
    ...symbols.filter(({ html }) => !drawnBy('reference-')(html)),
  ];
  expect(plain.map(({ path }) => path)).toEqual([]);
});

test("the files in a page's styles exist, whatever folder the page is in", () => {
  const named = pages.flatMap(({ html }) =>
    [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].flatMap(([, text = '']) =>
      [...text.matchAll(/url\(["']?([^)"']+)/g)].map(([, address = '']) => address),
    ),
  );
  const addresses = [...new Set(named)].filter((address) => !address.startsWith('data:'));
  expect(addresses.length).toBeGreaterThan(5);
  const lost = addresses.filter(
    (address) =>
      !address.startsWith(`${basePath}/`) ||
      !existsSync(join(folder, address.slice(basePath.length))),
  );
  expect(lost).toEqual([]);
});

test('a style sheet in a page is also a file, for readers who come from another page', () => {
  const sheets = new Set(pages.flatMap(({ html }) => sheetsOf(html)));
  expect(sheets.size).toBe(2);
  for (const sheet of sheets)
    expect(existsSync(join(folder, sheet.slice(basePath.length)))).toBe(true);
});
