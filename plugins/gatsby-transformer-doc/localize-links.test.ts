import { expect, test } from 'vitest';
import { localizeLinks } from './localize-links';

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
