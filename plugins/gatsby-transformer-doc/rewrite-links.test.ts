import { expect, test } from 'vitest';
import { compileText } from '../../tests/compile-text';
import { localizeLinks, unlink } from './rewrite-links';

const localized = (href: string, basePath = '') =>
  localizeLinks([{ html: `<p><a class="x" href="${href}">y</a></p>` }], 'de', basePath);
const hrefOf = (href: string, basePath?: string) =>
  /href="([^"]*)"/.exec(JSON.stringify(localized(href, basePath)).replaceAll('\\', ''))?.[1];

test('a link to a page leads to that of the locale, anchor and query with it', () => {
  expect(hrefOf('/guides/start#fees')).toBe('/de/guides/start#fees');
  expect(hrefOf('/docs/search?q=a', '/docs')).toBe('/docs/de/search?q=a');
  expect(hrefOf('/')).toBe('/de');
});

test('files, anchors of the page and other sites stay', () => {
  for (const href of ['/samples/a.ts.txt', '/downloads/a.zip', '#fees', 'https://a.example/b']) {
    expect(hrefOf(href)).toBe(href);
  }
});

test('links that are components of their own are led likewise', () => {
  const link = { tag: 'a', props: { href: '/guides/start' }, children: ['y'] };
  expect(localizeLinks([{ tag: 'p', props: {}, children: [link] }], 'de', '')).toEqual([
    { tag: 'p', props: {}, children: [{ ...link, props: { href: '/de/guides/start' } }] },
  ]);
});

const without = (text: string, ...dead: string[]) => unlink(compileText(text).body, new Set(dead));

test('a link to no page becomes its words; its neighbours stay', () => {
  expect(without('See [the **fees**](/gone) and [more](/there).', '/gone')).toEqual([
    { html: '<p>See the <strong>fees</strong> and <a href="/there">more</a>.</p>' },
  ]);
});

test('an address with signs that markup writes otherwise is found as well', () => {
  expect(without('See [it](/gone?a=1&b="2").', '/gone?a=1&b=%222%22')).toEqual([
    { html: '<p>See it.</p>' },
  ]);
});

test('a link around a component becomes a span', () => {
  expect(JSON.stringify(without('[<RangeOrder />](/gone)', '/gone'))).not.toContain('/gone');
});
