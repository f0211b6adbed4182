import type { Code, Link, Nodes, Table } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { markdownOf } from '../../src/site/pages/machine-files';
import { readSettings } from '../../src/site/settings/read-settings';
import { attributes, basePath, docPages, isServed, pages, read } from './built-site';
import { textOf } from './tables';

const home = readSettings().site.url + basePath;

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMath);

function all<Node extends Nodes>(tree: Nodes, type: Node['type']): Node[] {
  const found: Node[] = [];
  visit(tree, type, (node) => void found.push(node as Node));
  return found;
}

/** Returns the lines of every code block of a page. */
const linesOf = (html: string): string[][] =>
  [...html.matchAll(/<pre[^>]*role="group"[^>]*>([\s\S]*?)<\/pre>/g)].map(([, pre = '']) =>
    textOf(pre).trimEnd().split('\n'),
  );

const marked = docPages.map(({ path, html }) => {
  const text = read(markdownOf(path).slice(1));
  return [
    path,
    { html: html.slice(html.indexOf('<article')), text, tree: parser.parse(text) },
  ] as const;
});

describe.each(marked)('%s as Markdown', (path, { html, text, tree }) => {
  test("begins with its title, and has the page's address", () => {
    expect(text).toMatch(/^# \S/);
    expect(text).toContain(`Page: <${home}${path}>`);
    expect(all(tree, 'heading').filter((node) => 'depth' in node && node.depth === 1)).toHaveLength(
      1,
    );
  });

  test('contains no HTML and no component', () => {
    expect(all(tree, 'html')).toEqual([]);
    expect(text.match(/&#x[\dA-F]+;/g) ?? []).toEqual([]);
    expect(text).not.toMatch(/\[object Object\]|\u200b/);
  });

  test('holds every line of every block of code, in order', () => {
    const fences = all<Code>(tree, 'code').map(({ value }) =>
      value.split('\n').map((line) => line.trim()),
    );
    const blocks = linesOf(html);
    expect(fences.length).toBeGreaterThanOrEqual(blocks.length);
    const missing = blocks.filter((lines) => {
      const wanted = lines.map((line) => line.trim()).join('\n');
      return !fences.some((fence) =>
        [fence, fence.map((line) => line.replace(/^[+-] /, ''))].some((one) =>
          one.join('\n').includes(wanted),
        ),
      );
    });
    expect(missing).toEqual([]);
  });

  test('contains every table with all of its rows', () => {
    const shown = [...html.matchAll(/<table[\s\S]*?<\/table>/g)].map(
      ([table]) => (table.match(/<tr[ >]/g) ?? []).length,
    );
    const written = all<Table>(tree, 'table').map(({ children }) => children.length);
    expect(written).toEqual(shown);
  });

  test('has every formula', () => {
    const formulas = html.match(/<math\b/g)?.length ?? 0;
    expect(all(tree, 'math').length + all(tree, 'inlineMath').length).toBe(formulas);
  });

  test('has only full links, whose targets exist', () => {
    const links = all<Link>(tree, 'link').map(({ url }) => url);
    expect(links.filter((url) => !/^(?:https:|mailto:)/.test(url))).toEqual([]);
    const own = links.filter((url) => url.startsWith(home)).map((url) => new URL(url).pathname);
    expect(own.filter((name) => !isServed(name.slice(basePath.length) || '/'))).toEqual([]);
  });

  test('is linked by "View as Markdown", copied by "Copy page", and named in the head', () => {
    const file = basePath + markdownOf(path);
    expect(attributes(html, 'a', 'href')).toContain(file);
    expect(attributes(html, 'button', 'value')).toContain(file);
  });
});

test('exists for the home page too, and each page names its Markdown', () => {
  expect(read('index.md')).toMatch(/^# \S/);
  for (const { path, html } of [...docPages, ...pages.filter((page) => page.path === '/')]) {
    expect(attributes(html, 'link', 'href'), path).toContain(home + markdownOf(path));
  }
});
