import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CODE_IN_FONT } from '../../src/frame/fonts/names';
import {
  basePath,
  docPages,
  firstView,
  folder,
  pages,
  pageScripts,
  read,
  type BuiltPage,
} from './built-site';

/** Maximum bytes that a page loads before the reader interacts. */
const SCRIPT = 8_000;
const ARTICLE = 56_000;
/**
 * Maximum for the home page, the reference, and pages whose first view has a code block. These pages load the code font
 * immediately.
 */
const WITH_MORE = 70_000;
const WITH_FORMULAS = 95_000;

/**
 * Maximum number of requests: document, script, icon, and the fonts for text, code and formulas if the page has these.
 */
const REQUESTS = 6;

const limitOf = ({ path, html }: BuiltPage): number => {
  if (html.includes('class="katex-html"')) return WITH_FORMULAS;
  const hasCode = new RegExp(`<html[^>]*\\s${CODE_IN_FONT}=`).test(html);
  return hasCode || path === '/' || path.includes('/reference/') ? WITH_MORE : ARTICLE;
};

describe.each(pages.map((page) => [page.path, page] as const))('%s', (_, page) => {
  const limit = limitOf(page);
  const soon = firstView(page, 5);
  // Compresses a page at the best quality only if it's over its limit, because that takes many times longer and saves
  // little.
  const { script, all, requests } = soon.all <= limit ? soon : firstView(page, 11);

  test(`loads at most ${SCRIPT / 1000} kB of script and ${limit / 1000} kB in all, fonts included`, () => {
    expect(script).toBeLessThanOrEqual(SCRIPT);
    expect(script).toBeGreaterThan(1_000);
    expect(all).toBeLessThanOrEqual(limit);
    if (limit !== WITH_FORMULAS) expect(requests).toBeLessThanOrEqual(REQUESTS);
  });
});

test('the script that pages load contains neither React nor Gatsby', () => {
  const [own = '', ...others] = new Set(pages.flatMap(({ html }) => pageScripts(html)));
  expect(others).toEqual([]);
  expect(read(own.slice(basePath.length))).not.toMatch(/hydrateRoot|react\.element|___emitter/);
});

test('the content of a page is in its document only once', () => {
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
