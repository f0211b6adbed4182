import { expect, test } from 'vitest';
import { compileText, markupOf, mistakesIn } from '../../../tests/compile-text';

test('headings have ids of their words, and are noted for contents and search', () => {
  const { headings } = compileText('## The `tick` of $x$\n\n### Why?\n\n#### Überblick\n\n## End');
  expect(headings).toEqual([
    { id: 'the-tick-of-x', depth: 2, text: 'The tick of x' },
    { id: 'why', depth: 3, text: 'Why?' },
    { id: 'überblick', depth: 4, text: 'Überblick' },
    { id: 'end', depth: 2, text: 'End' },
  ]);
});

test('a writer may choose the id', () => {
  const { headings } = compileText('## A long heading {/* #short */}');
  expect(headings).toEqual([{ id: 'short', depth: 2, text: 'A long heading' }]);
});

test('a heading without letters may have an id that is written', () => {
  expect(compileText('## 🎉 {/* #party */}').headings.map(({ id }) => id)).toEqual(['party']);
});

test('a heading’s link to itself stands beside it, under a name that says where to', () => {
  expect(markupOf('## Fees')).toBe(
    '<div class="heading heading-2"><h2 id="fees">Fees</h2><a class="heading-link" href="#fees" aria-label="Link to “Fees”" data-copy-address="">#</a></div>',
  );
});

test('two headings of the same words get ids of their own', () => {
  expect(compileText('## Same\n\n## Same').headings.map(({ id }) => id)).toEqual([
    'same',
    'same-1',
  ]);
});

test.each([
  ['## One {/* #a */}\n\n## Two {/* #a */}', '3:1 the heading id "a" is already used on line 1'],
  ['# Title', '1:1 a page can\'t have a "#" heading'],
  ['### Three', '1:1 this heading of level 3 follows one of level 1: write "##"'],
  ['## Two\n\n#### Four', '3:1 this heading of level 4 follows one of level 2: write "###"'],
  ['##', '1:1 this heading is empty: write its text, or remove it'],
  ['## 🎉', '1:1 this heading has no letters or digits to make an id from'],
  ['## $=$', '1:1 this heading has no letters or digits to make an id from'],
])('%j is refused', (text, mistake) => {
  expect(mistakesIn(text)).toEqual([expect.stringContaining(mistake)]);
});

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
