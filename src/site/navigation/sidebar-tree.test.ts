import { expect, test } from 'vitest';
import {
  branchOf,
  countShown,
  holdsPath,
  isSmall,
  itemsUnder,
  markDrafts,
  type SidebarTree,
} from './sidebar-tree';

const tree: SidebarTree = [
  ['Start', '/start'],
  [
    'Guides',
    '/guides',
    [
      ['Swap', '/swap'],
      ['Pool', '/pool', [['Mint', '/mint']]],
    ],
  ],
  ['Reference', null, [['Types', '/types', [['Token', '/token']]]]],
];

test('a category contains its own page and all pages below it', () => {
  expect(tree.map((item) => holdsPath(item, '/mint'))).toEqual([false, true, false]);
  expect(tree.map((item) => holdsPath(item, '/token'))).toEqual([false, false, true]);
  expect(tree.map((item) => holdsPath(item, '/guides'))).toEqual([false, true, false]);
});

test('the branch of a page contains the open categories, and empties all others', () => {
  expect(branchOf(tree, '/swap')).toEqual([
    ['Start', '/start'],
    [
      'Guides',
      '/guides',
      [
        ['Swap', '/swap'],
        ['Pool', '/pool', []],
      ],
    ],
    ['Reference', null, []],
  ]);
  expect(branchOf(tree, '/token')[2]).toEqual([
    'Reference',
    null,
    [['Types', '/types', [['Token', '/token']]]],
  ]);
});

test("the direct children of a category are found by the category's own page", () => {
  expect(itemsUnder(tree, '/guides').map(([label]) => label)).toEqual(['Swap', 'Pool']);
  expect(itemsUnder(tree, '/types')).toEqual([['Token', '/token']]);
  expect(itemsUnder(tree, '/swap')).toEqual([]);
});

test('the count of visible entries includes only the open categories, with their own pages', () => {
  expect(countShown(tree, '/start', false)).toBe(3);
  expect(countShown(tree, '/mint', false)).toBe(8);
  expect(countShown(branchOf(tree, '/token'), '/token', false)).toBe(6);
  expect(countShown(tree, '/start', true)).toBe(11);
});

test('a sidebar of more than 30 pages is not small', () => {
  const pages = (count: number): SidebarTree =>
    Array.from({ length: count }, (_, index) => [`${index}`, `/${index}`]);
  expect(isSmall([['All', null, pages(30)]])).toBe(true);
  expect(isSmall([['All', null, pages(31)]])).toBe(false);
});

test('drafts are marked at every level', () => {
  expect(markDrafts(tree, ['/start', '/mint']).flat(5)).toEqual(
    expect.arrayContaining(['Start (draft)', 'Mint (draft)', 'Swap', 'Types']),
  );
  expect(markDrafts(tree, [])).toEqual(tree);
});
