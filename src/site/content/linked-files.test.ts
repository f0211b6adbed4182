import { expect, test } from 'vitest';
import { writtenLinks } from './linked-files';

test('every `to` of a data file is a link with its position', () => {
  const text =
    "ways:\n  - title: One\n    to: /a\ncolumns:\n  - tasks: [{ label: B, to: '/b#c' }]\n";
  expect(writtenLinks('home.yml', text)).toEqual({
    file: 'home.yml',
    path: '/',
    headings: [],
    links: [
      { href: '/a', line: 3, column: 9 },
      { href: '/b#c', line: 5, column: 29 },
    ],
  });
});

test('every `href` of a data file is a link with its position', () => {
  const text = 'footer:\n  - { label: A, href: https://a.example }\n';
  expect(writtenLinks('settings.yml', text).links).toEqual([
    { href: 'https://a.example', line: 2, column: 23 },
  ]);
});

test('a file with invalid YAML has no links', () => {
  expect(writtenLinks('home.yml', '\t').links).toEqual([]);
});
