import { expect, test } from 'vitest';
import { nearestPages } from './nearest-pages';

const sections = [
  { section: 'concepts', to: '/concepts/overview' },
  { section: 'sdk', to: '/sdk/v1/overview' },
];
const pages = [
  '/',
  '/concepts/overview',
  '/concepts/glossary',
  '/concepts/protocol/fees',
  '/concepts/protocol/swaps',
  '/concepts/protocol/oracle',
  '/contracts/v1/overview',
  '/contracts/v3/overview',
  '/contracts/v3/reference/core/pool',
  '/sdk/v1/overview',
  '/sdk/v3/overview',
  '/sdk/v3/guides/background',
  '/sdk/v3/guides/minting',
].map((path) => ({ path, title: path }));

const nearest = (path: string) => nearestPages(path, pages, sections).map((page) => page.path);

test.each([
  ['of a section', '/sdk', '/sdk/v1/overview'],
  ['of a folder', '/sdk/v3', '/sdk/v3/overview'],
  ['with a trailing slash', '/sdk/v3/', '/sdk/v3/overview'],
  ['of a file', '/concepts/protocol/swap.html', '/concepts/protocol/swaps'],
  ['with a missing letter', '/concepts/protocol/fes', '/concepts/protocol/fees'],
  ['with an extra letter', '/concepts/protocoll/fees', '/concepts/protocol/fees'],
  ['in capitals', '/Concepts/Protocol/Oracle', '/concepts/protocol/oracle'],
  ['in another folder', '/concepts/fees', '/concepts/protocol/fees'],
  ['of one word', '/glossary', '/concepts/glossary'],
  ['of a misspelt section', '/concpets', '/concepts/overview'],
  ['in a known folder', '/sdk/v3/guides/unheard-of-thing', '/sdk/v3/overview'],
])('the first suggestion for an address %s, %s, is %s', (_, path, expected) => {
  expect(nearest(path)[0]).toBe(expected);
});

test('for a folder without an overview, the overviews in its subfolders are suggested', () => {
  expect(nearest('/contracts').slice(0, 2)).toEqual([
    '/contracts/v1/overview',
    '/contracts/v3/overview',
  ]);
});

test.each(['/', '', '/no/such/page', '/xyz', '/wp-admin/install.php', '/%', '/foo bar/overview'])(
  'for "%s", which is not similar to any page, none is suggested',
  (path) => {
    expect(nearest(path)).toEqual([]);
  },
);

test('at most five pages are suggested', () => {
  const many = Array.from({ length: 9 }, (_, index) => ({ path: `/a/page-${index}`, title: '' }));
  expect(nearestPages('/a/page', many, [])).toHaveLength(5);
});

test('an address that two docs have is suggested once', () => {
  const twin = { path: '/concepts/glossary', title: 'A twin' };
  expect(nearestPages('/glosary', [...pages, twin], sections)).toEqual([
    { path: '/concepts/glossary', title: '/concepts/glossary' },
  ]);
});
