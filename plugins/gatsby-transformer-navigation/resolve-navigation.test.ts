import { expect, test } from 'vitest';
import { resolveSidebar, type SidebarDoc } from '../../src/site/navigation/sidebar';
import type { SidebarNode } from './check-navigation';
import { navigationNodes } from './navigation-nodes';
import { compactTree } from './resolve-navigation';

const docs = new Map(
  ['a', 'b', 'c'].map((id): [string, SidebarDoc] => [
    id,
    { id, path: `/at/${id}`, sidebarLabel: id.toUpperCase(), draft: id === 'c' },
  ]),
);

/** Returns the tree of a sidebar's items in the form that pages contain. */
function tree(items: string, drafts = true) {
  const [node] = navigationNodes('sidebars/s.yml', `section: s\nitems:\n${items}`);
  const { source } = node?.fields as unknown as SidebarNode;
  return compactTree(resolveSidebar(source, docs, drafts).entries);
}

test('a doc becomes its label and its address', () => {
  expect(tree('  - a\n')).toEqual([['A', '/at/a']]);
});

test('a category becomes its label, no address, and its items, however deep', () => {
  expect(
    tree(
      '  - category: Outer\n    items:\n      - a\n      - category: Inner\n        items: [b]\n',
    ),
  ).toEqual([
    [
      'Outer',
      null,
      [
        ['A', '/at/a'],
        ['Inner', null, [['B', '/at/b']]],
      ],
    ],
  ]);
});

test('drafts are left out of a production build', () => {
  expect(tree('  - a\n  - c\n', false)).toEqual([['A', '/at/a']]);
});
