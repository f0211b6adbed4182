import { expect, test } from 'vitest';
import { readPage } from './read-pages';

const HOME = 'https://docs.example/docs';
const page = (head: string) =>
  `<html lang="en" data-x="1"><head>${head}</head><body><article><h1>A</h1></article></body></html>`;
const canonical = `<link data-react-helmet="true" rel="canonical" href="${HOME}/a"/>`;
const data = JSON.stringify([
  { '@type': 'BreadcrumbList', itemListElement: [{ name: 'Part' }, { name: 'A' }] },
  { '@type': 'TechArticle', headline: 'A & B', dateModified: '2026-01-02' },
]);

test('a page is read from what its HTML says', () => {
  const html = page(
    `<meta name="description" content="What&#x27;s &quot;A&quot; &amp; B"/><script type="application/ld+json">${data}</script>${canonical}`,
  );
  expect(readPage(html, '/a', HOME)).toEqual({
    path: '/a',
    address: `${HOME}/a`,
    title: 'A & B',
    description: `What's "A" & B`,
    place: ['Part'],
    lastUpdated: '2026-01-02',
    language: 'en',
    html,
  });
});

test.each([
  ['asks not to be shown', `<meta name="robots" content="noindex"/>${canonical}`],
  ['names another page', `<link rel="canonical" href="${HOME}/b"/>`],
  ['names none', ''],
])('a page that %s is none of those', (_, head) => {
  expect(readPage(page(head), '/a', HOME)).toBeUndefined();
});
