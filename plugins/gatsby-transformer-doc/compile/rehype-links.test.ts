import { expect, test } from 'vitest';
import { compileText, markupOf, mistakesIn } from '../../../tests/compile-text';

test('links are noted as written, with their places', () => {
  const { links } = compileText('Text.\n\nSee [a](/a#b), [out](https://a.example) and [here](#c).');
  expect(links).toEqual([
    { href: '/a#b', line: 3, column: 5 },
    { href: 'https://a.example', line: 3, column: 16 },
    { href: '#c', line: 3, column: 45 },
  ]);
});

test('links into the site carry the base path; others stay as they are', () => {
  const html = markupOf(
    '[a](/a#b) [out](https://a.example) [here](#c) [mail](mailto:a@b.example)',
    {
      basePath: '/docs',
    },
  );
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    '/docs/a#b',
    'https://a.example',
    '#c',
    'mailto:a@b.example',
  ]);
});

test('a link that leaves the site is marked and tells the other side nothing', () => {
  expect(markupOf('[out](https://a.example)')).toContain(
    '<a href="https://a.example" rel="noopener" class="external">out</a>',
  );
});

test('a bare address becomes a link', () => {
  expect(compileText('See https://a.example/b for more.').links[0]?.href).toBe(
    'https://a.example/b',
  );
});

test.each([
  ['[out](http://a.example)', '1:1 the link http://a.example is not secure: write it with https'],
  [
    '[x](javascript:alert)',
    "1:1 the link javascript:alert isn't allowed: write an address such as /guides/start, or one that starts with https://",
  ],
  ['[x](ftp://a.example)', "1:1 the link ftp://a.example isn't allowed"],
  ['[x](//a.example/b)', '1:1 the link //a.example/b has no protocol: begin it with https://'],
])('%s is refused', (text, mistake) => {
  expect(mistakesIn(text)).toEqual([expect.stringContaining(mistake)]);
});
