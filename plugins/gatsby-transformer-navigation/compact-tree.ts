import type { SidebarEntry } from '../../src/site/navigation/sidebar';
import type { SidebarTree } from '../../src/site/navigation/sidebar-tree';

/** Every page of a section carries its sidebar: lists without names weigh half of what records do. */
export function compactTree(entries: readonly SidebarEntry[]): SidebarTree {
  return entries.map(({ type, label, path, items }) =>
    type === 'category' ? [label, path, compactTree(items)] : [label, path ?? ''],
  );
}
