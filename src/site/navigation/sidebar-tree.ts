/** A sidebar as pages carry it: `[label, path]` for a page or link, `[label, path or null, children]` for a category. */
export type SidebarTree = SidebarTreeItem[];

/** See {@link SidebarTree}. */
export type SidebarTreeItem =
  [label: string, path: string] | [label: string, path: string | null, children: SidebarTree];

/** Sidebars of up to this many pages stand open, and whole in every page. */
const SMALL = 30;

/** Whether the page at `path` is the item or stands under it. */
export function holdsPath([, own, children]: SidebarTreeItem, path: string): boolean {
  return own === path || (children?.some((child) => holdsPath(child, path)) ?? false);
}

/** Whether a sidebar is small enough to stand open. */
export const isSmall = (tree: SidebarTree): boolean => countPages(tree) <= SMALL;

const countPages = (tree: SidebarTree): number =>
  tree.reduce((sum, [, , children]) => sum + (children ? countPages(children) : 1), 0);

/** How many entries of a sidebar the reader sees on the page at `path` if only its categories are open, or all of them. */
export const countShown = (tree: SidebarTree, path: string, allOpen: boolean): number =>
  tree.reduce((sum, item) => {
    const [, own, children] = item;
    const isOpen = children && (allOpen || holdsPath(item, path));
    return sum + 1 + (isOpen ? Number(own !== null) + countShown(children, path, allOpen) : 0);
  }, 0);

/** The part of a sidebar that is open on the page at `path`: other categories are there, with nothing in them. */
export function branchOf(tree: SidebarTree, path: string): SidebarTree {
  return tree.map((item): SidebarTreeItem => {
    const [label, own, children] = item;
    if (!children) return item;
    return [label, own, holdsPath(item, path) ? branchOf(children, path) : []];
  });
}

/** What stands right under the category whose own page is at `path`; nothing when the page is no category's. */
export function itemsUnder(tree: SidebarTree, path: string): SidebarTree {
  for (const [, own, children] of tree) {
    if (!children) continue;
    const found = own === path ? children : itemsUnder(children, path);
    if (found.length > 0) return found;
  }
  return [];
}

/** Marks the entries of drafts, which only `gatsby develop` shows. @param drafts paths of their pages */
export const markDrafts = (tree: SidebarTree, drafts: readonly string[]): SidebarTree =>
  tree.map((item): SidebarTreeItem => {
    const [label, path, children] = item;
    if (children) return [label, path, markDrafts(children, drafts)];
    return path !== null && drafts.includes(path) ? [`${label} (draft)`, path] : item;
  });
