import { expect, test } from 'vitest';
import { compileText, markupOf, mistakesIn } from '../../../tests/compile-text';

test('headings get ids made from their text, and are recorded for the table of contents and search', () => {
  const { headings } = compileText('## The `tick` of $x$\n\n### Why?\n\n#### Überblick\n\n## End');
  expect(headings).toEqual([
    { id: 'the-tick-of-x', depth: 2, text: 'The tick of x' },
    { id: 'why', depth: 3, text: 'Why?' },
    { id: 'überblick', depth: 4, text: 'Überblick' },
    { id: 'end', depth: 2, text: 'End' },
  ]);
});

test('a writer can choose the id of a heading', () => {
  const { headings } = compileText('## A long heading {/* #short */}');
  expect(headings).toEqual([{ id: 'short', depth: 2, text: 'A long heading' }]);
});

test('a heading without letters can have a chosen id', () => {
  expect(compileText('## 🎉 {/* #party */}').headings.map(({ id }) => id)).toEqual(['party']);
});

test('a heading has a link to itself, with a label that contains its text', () => {
  expect(markupOf('## Fees')).toBe(
    '<div class="heading heading-2"><h2 id="fees">Fees</h2><a class="heading-link" href="#fees" aria-label="Link to “Fees”" data-copy-address="">#</a></div>',
  );
});

test('two headings with the same text get different ids', () => {
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
])('the heading %j is reported', (text, mistake) => {
  expect(mistakesIn(text)).toEqual([expect.stringContaining(mistake)]);
});

test('links are recorded as written, with their positions', () => {
  const { links } = compileText('Text.\n\nSee [a](/a#b), [out](https://a.example) and [here](#c).');
  expect(links).toEqual([
    { href: '/a#b', line: 3, column: 5 },
    { href: 'https://a.example', line: 3, column: 16 },
    { href: '#c', line: 3, column: 45 },
  ]);
});

test('internal links get the base path, and others are unchanged', () => {
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

test('an external link is marked, and gives the other site no access to the page', () => {
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
])('the link %s is reported', (text, mistake) => {
  expect(mistakesIn(text)).toEqual([expect.stringContaining(mistake)]);
});
