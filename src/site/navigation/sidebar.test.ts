import { describe, expect, test } from 'vitest';
import { listsDoc, resolveSidebar, type SidebarDoc, type SidebarSource } from './sidebar';

const doc = (id: string, draft = false): SidebarDoc => ({
  id,
  path: `/${id}`,
  sidebarLabel: `Label of ${id}`,
  draft,
});
const docs = new Map([doc('a'), doc('b'), doc('draft', true)].map((each) => [each.id, each]));
const entries = (items: SidebarSource[], drafts = false) =>
  resolveSidebar(items, docs, drafts).entries;

describe('a sidebar', () => {
  test('shows docs with their own or a given label, links, and categories with a page', () => {
    expect(
      entries([
        { type: 'doc', id: 'a' },
        { type: 'doc', id: 'b', label: 'Other' },
        { type: 'link', label: 'Out', href: 'https://a.example' },
        { type: 'category', label: 'All', id: 'a', items: [{ type: 'doc', id: 'b' }] },
      ]),
    ).toEqual([
      { type: 'doc', label: 'Label of a', path: '/a', items: [] },
      { type: 'doc', label: 'Other', path: '/b', items: [] },
      { type: 'link', label: 'Out', path: 'https://a.example', items: [] },
      {
        type: 'category',
        label: 'All',
        path: '/a',
        items: [{ type: 'doc', label: 'Label of b', path: '/b', items: [] }],
      },
    ]);
  });

  test('shows drafts only in development, and leaves out categories that contain nothing else', () => {
    const items: SidebarSource[] = [
      { type: 'doc', id: 'draft' },
      { type: 'category', label: 'Soon', items: [{ type: 'doc', id: 'draft' }] },
    ];
    expect(entries(items)).toEqual([]);
    expect(entries(items, true)).toHaveLength(2);
  });

  test('reports docs that do not exist, with their position in the file', () => {
    const items: SidebarSource[] = [
      { type: 'doc', id: 'a' },
      { type: 'category', label: 'C', id: 'gone', items: [{ type: 'doc', id: 'lost' }] },
    ];
    expect(resolveSidebar(items, docs, false).unknown).toEqual([
      { id: 'gone', at: ['items', 1, 'doc'] },
      { id: 'lost', at: ['items', 1, 'items', 0] },
    ]);
  });
});

test('a sidebar lists a doc as an entry, at any depth, or as the page of a category', () => {
  const items: SidebarSource[] = [
    { type: 'link', label: 'c', href: 'https://a.example' },
    { type: 'category', label: 'All', id: 'a', items: [{ type: 'doc', id: 'b', label: 'Other' }] },
  ];
  expect(['a', 'b', 'c', 'All'].map((id) => listsDoc(items, id))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
