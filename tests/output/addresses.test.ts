import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addressMistake, reservedFor } from '../../src/site/navigation/address';
import type { SidebarTree } from '../../src/site/navigation/sidebar-tree';
import { withProductSlug } from '../../src/site/settings/product-text';
import { readSettings } from '../../src/site/settings/read-settings';
import { basePath, docPages, folder, htmlAt } from './built-site';
import { redirects } from './docs';

const { product } = readSettings();

/** Addresses that other sites link to. They must remain valid even if the files of their pages move. */
const promised = readFileSync('tests/output/addresses.txt', 'utf8')
  .trim()
  .split('\n')
  .map((path) => withProductSlug(path, product));

test('every address that the docs promise is a page', () => {
  const paths = new Set(docPages.map(({ path }) => path));
  expect(promised.filter((path) => !paths.has(path))).toEqual([]);
});

test("the build's other files are where no doc or redirect may be", () => {
  const old = redirects.map(({ fromPath }) => fromPath);
  const sections = new Set(
    [...docPages.map(({ path }) => path), ...old].map((path) => path.split('/')[1]),
  );
  const others = readdirSync(folder)
    .map((name) => name.replace(/\.html$/, ''))
    .filter((name) => !sections.has(name));
  expect(others.length).toBeGreaterThan(10);
  const free = others.filter(
    (name) =>
      !addressMistake(`/${name}`) &&
      !reservedFor(
        `/${name}`,
        readdirSync('static').map((file) => `/${file}`),
      ),
  );
  expect(free).toEqual([]);
});

test('every category of a large sidebar has a page that lists its contents', () => {
  const trees = readdirSync(join(folder, 'sidebars')).map(
    (name) => JSON.parse(readFileSync(join(folder, 'sidebars', name), 'utf8')) as SidebarTree,
  );
  const categories = (tree: SidebarTree): [string, SidebarTree][] =>
    tree.flatMap(([label, path, children]): [string, SidebarTree][] =>
      children ? [[path ?? label, children], ...categories(children)] : [],
    );
  const all = trees.flatMap(categories);
  expect(all.length).toBeGreaterThan(30);
  for (const [path, children] of all) {
    const list = /<section class="pages-under"[\s\S]*?<\/section>/.exec(htmlAt(path))?.[0] ?? '';
    const missing = children.filter(
      ([, under]) => !list.includes(`href="${basePath}${under ?? ''}"`),
    );
    expect({ path, missing: missing.map(([label]) => label) }).toEqual({ path, missing: [] });
  }
});

test('no page is thin: each has text in addition to its code and tables', () => {
  const thin = docPages.flatMap(({ path, html }) => {
    const article = /<article[\s\S]*<\/article>/.exec(html)?.[0] ?? '';
    const words = article
      .replace(/<(?:nav|pre|svg|script|style)[\s\S]*?<\/(?:nav|pre|svg|script|style)>/g, ' ')
      .replace(/<[^>]*>/g, ' ')
      .split(/\s+/).length;
    const enough = article.includes('pages-under') ? 100 : 150;
    return words < enough ? [`${path} ${words}`] : [];
  });
  expect(thin).toEqual([]);
});
