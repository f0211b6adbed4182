/**
 * A sidebar as embedded in pages: `[label, path]` for a page or link, `[label, path or null, children]` for a category.
 */
export type SidebarTree = SidebarTreeItem[];

/** See {@link SidebarTree}. */
export type SidebarTreeItem =
  [label: string, path: string] | [label: string, path: string | null, children: SidebarTree];

/** Sidebars with up to this many pages are fully expanded, and embedded whole in every page. */
const SMALL = 30;

/** Whether the item is the page at `path` or contains it. */
export function holdsPath([, own, children]: SidebarTreeItem, path: string): boolean {
  return own === path || (children?.some((child) => holdsPath(child, path)) ?? false);
}

/** Whether a sidebar is small enough to be fully expanded. */
export const isSmall = (tree: SidebarTree): boolean => countPages(tree) <= SMALL;

const countPages = (tree: SidebarTree): number =>
  tree.reduce((sum, [, , children]) => sum + (children ? countPages(children) : 1), 0);

/**
 * Counts the sidebar entries visible on the page at `path`, with all categories open or only those that contain the
 * page.
 */
export const countShown = (tree: SidebarTree, path: string, allOpen: boolean): number =>
  tree.reduce((sum, item) => {
    const [, own, children] = item;
    const isOpen = children && (allOpen || holdsPath(item, path));
    return sum + 1 + (isOpen ? Number(own !== null) + countShown(children, path, allOpen) : 0);
  }, 0);

/**
 * Returns the sidebar as shown on the page at `path`: categories that do not contain the page are kept, but emptied.
 */
export function branchOf(tree: SidebarTree, path: string): SidebarTree {
  return tree.map((item): SidebarTreeItem => {
    const [label, own, children] = item;
    if (!children) return item;
    return [label, own, holdsPath(item, path) ? branchOf(children, path) : []];
  });
}

/**
 * Returns the direct children of the category whose own page is at `path`, or an empty list if there is no such
 * category.
 */
export function itemsUnder(tree: SidebarTree, path: string): SidebarTree {
  for (const [, own, children] of tree) {
    if (!children) continue;
    const found = own === path ? children : itemsUnder(children, path);
    if (found.length > 0) return found;
  }
  return [];
}

/**
 * Marks the entries of drafts, which only `gatsby develop` shows.
 *
 * @param drafts paths of the drafts' pages
 */
export const markDrafts = (tree: SidebarTree, drafts: readonly string[]): SidebarTree =>
  tree.map((item): SidebarTreeItem => {
    const [label, path, children] = item;
    if (children) return [label, path, markDrafts(children, drafts)];
    return path !== null && drafts.includes(path) ? [`${label} (draft)`, path] : item;
  });
