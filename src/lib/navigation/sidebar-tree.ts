/** A sidebar as pages carry it: `[label, path]` for a page or link, `[label, path or null, children]` for a category. */
export type SidebarTree = SidebarTreeItem[];

/** See {@link SidebarTree}. */
export type SidebarTreeItem =
  [label: string, path: string] | [label: string, path: string | null, children: SidebarTree];

/** Whether the page at `path` is the item or stands under it. */
export function holdsPath([, own, children]: SidebarTreeItem, path: string): boolean {
  return own === path || (children?.some((child) => holdsPath(child, path)) ?? false);
}
