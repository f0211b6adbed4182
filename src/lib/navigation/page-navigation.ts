import type { SidebarTree } from './sidebar-tree';

/** A labelled page. */
export interface PageLink {
  label: string;
  path: string;
}

/** One step of the breadcrumbs; a category without a page of its own has no path. */
export interface Breadcrumb {
  label: string;
  path: string | null;
}

/** Where a page stands among the others: computed once, at build, for each page. */
export interface PageNavigation {
  /** From the outermost category to the page itself. */
  breadcrumbs: Breadcrumb[];
  previous: PageLink | null;
  next: PageLink | null;
}

/** Breadcrumbs and neighbours of every page of a sidebar, by path, in the order that readers go down it. */
export function navigationByPath(tree: SidebarTree): Map<string, PageNavigation> {
  const pages: (PageLink & { breadcrumbs: Breadcrumb[] })[] = [];
  const walk = (list: SidebarTree, trail: Breadcrumb[]): void => {
    for (const [label, path, children] of list) {
      const breadcrumbs = [...trail, { label, path }];
      if (path?.startsWith('/') && !pages.some((page) => page.path === path)) {
        pages.push({ label: qualifiedLabel(label, trail), path, breadcrumbs });
      }
      walk(children ?? [], breadcrumbs);
    }
  };
  walk(tree, []);
  const link = (index: number): PageLink | null => {
    const page = pages[index];
    return page ? { label: page.label, path: page.path } : null;
  };
  return new Map(
    pages.map(({ path, breadcrumbs }, index) => [
      path,
      { breadcrumbs, previous: link(index - 1), next: link(index + 1) },
    ]),
  );
}

/** "Overview" alone does not say of what: its category does. `trail` leads to the page, without the page itself. */
export function qualifiedLabel(label: string, trail: readonly Breadcrumb[]): string {
  const parent = trail.at(-1);
  return label === 'Overview' && parent ? `${parent.label}: overview` : label;
}
