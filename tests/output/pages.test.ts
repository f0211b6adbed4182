import { describe, expect, test } from 'vitest';
import { readDocs } from './docs';
import { docPages, documents, pages, read } from './built-site';

const count = (html: string, pattern: RegExp) => (html.match(pattern) ?? []).length;
const titleOf = (html: string) => /<title[^>]*>([^<]*)</.exec(html)?.[1] ?? '';
const descriptionOf = (html: string) =>
  /name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

test('every doc except drafts has its page, and there are no other pages of docs', () => {
  const expected = readDocs()
    .filter(({ draft }) => !draft)
    .map(({ path }) => path);
  expect(docPages.map(({ path }) => path).sort()).toEqual(expected.sort());
});

describe.each(pages.map((page) => [page.path, page] as const))('%s', (path, { html }) => {
  test('has one heading of level 1, a title and a description', () => {
    expect(count(html, /<h1[\s>]/g)).toBe(1);
    expect(titleOf(html)).toMatch(/\S \| \S/);
    expect(descriptionOf(html).length).toBeGreaterThanOrEqual(path.startsWith('/404') ? 0 : 50);
  });

  test('hydrates without comments in its HTML, which hosts may strip', () => {
    // `src/gatsby/hydration` joins adjacent texts, but not across the border of a fragment. If this fails, write the
    // texts there as one.
    const joined = html.replace(/<script[\s\S]*?<\/script>/g, '');
    expect(/.{0,60}<!-- -->.{0,60}/s.exec(joined)?.[0]).toBeUndefined();
  });

  test('names the product, and has no placeholder that the build should have replaced', () => {
    expect(html).not.toMatch(/\{product\}|%7Bproduct%7D|\[object Object\]|\/\*\s*#[\w-]+\s*\*\//);
    const text = html.replace(
      /<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<code[\s\S]*?<\/code>|<[^>]*>/g,
      ' ',
    );
    expect(text).not.toMatch(/\bNaN\b/);
  });
});

test('every document has each id once, however its attributes are written', () => {
  const twice = [...documents].flatMap(([path, html]) => {
    const markup = html.replace(/<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1>/g, '');
    const tags = markup.match(/<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi) ?? [];
    const ids = tags.flatMap((tag) => {
      const [, double, single, bare] =
        /\sid\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(tag) ?? [];
      return double ?? single ?? bare ?? [];
    });
    return repeated(ids).map((id) => `${path}#${id}`);
  });
  expect(documents.size).toBeGreaterThan(pages.length);
  expect(twice).toEqual([]);
});

test('no two pages have the same title or the same description', () => {
  expect(repeated(pages.map(({ html }) => titleOf(html)))).toEqual([]);
  expect(repeated(docPages.map(({ html }) => descriptionOf(html)))).toEqual([]);
});

test("code is colored in the page's HTML, only by classes", () => {
  const code = docPages.flatMap(({ html }) => html.match(/<pre[\s\S]*?<\/pre>/g) ?? []);
  expect(code.filter((block) => block.includes('class="c-')).length).toBeGreaterThan(0);
  expect(code.filter((block) => block.includes('style='))).toEqual([]);
});

test('a site without a right-to-left locale has no style for one', () => {
  const asked = [...documents].filter(([, html]) => /\[dir=|--turn:/.test(html));
  expect(asked.map(([name]) => name)).toEqual([]);
});

test('the not-found page is where hosts look for it', () => {
  expect(read('404.html')).toContain('Page Not Found');
});
