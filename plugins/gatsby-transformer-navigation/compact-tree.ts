import type { SidebarEntry } from '../../src/site/navigation/sidebar';
import type { SidebarTree } from '../../src/site/navigation/sidebar-tree';

/**
 * Converts a sidebar to arrays without property names. They are half as large as objects, and every page of a section
 * contains its sidebar.
 */
export function compactTree(entries: readonly SidebarEntry[]): SidebarTree {
  return entries.map(({ type, label, path, items }) =>
    type === 'category' ? [label, path, compactTree(items)] : [label, path ?? ''],
  );
}
