import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { docPages, firstLoad, folder, pages, read } from './built-site';

/** Bytes of gzip before the reader does anything, fonts aside. */
const SCRIPT = 92_000;
const ALL = 111_000;

describe.each(pages.map((page) => [page.path, page] as const))('%s', (_, page) => {
  const { script, all } = firstLoad(page);

  test(`loads at most ${SCRIPT / 1000} kB of script and ${ALL / 1000} kB in all`, () => {
    expect(script).toBeLessThanOrEqual(SCRIPT);
    expect(all).toBeLessThanOrEqual(ALL);
  });
});

test('the content of a page stands in its document once', () => {
  for (const { html } of docPages) {
    expect(/window\.pageData=(.*?)<\/script>/s.exec(html)?.[1]).not.toContain('\\u003cp>');
  }
});

test.each([
  ['the highlighter', /codeToTokens|createHighlighter|oniguruma/],
  ['the engine of mathematics', /katexOptions|ParseError: KaTeX|renderToDomTree/],
  ['the schema library', /ZodError|invalid_union|unrecognized_keys/],
  ['the Markdown compiler', /mdxJsxFlowElement|micromark|mdast/],
  ['the YAML parser', /BLOCK_FOLDED|YAMLParseError/],
])("the reader's scripts hold nothing of %s", (_, sign) => {
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter((name) => sign.test(read(name)))).toEqual([]);
});
