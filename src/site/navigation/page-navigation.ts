import { branchOf, isSmall, itemsUnder, type SidebarTree } from './sidebar-tree';

/** A labelled page. */
export interface PageLink {
  label: string;
  path: string;
}

/** A page with what it answers. */
export interface DescribedLink extends PageLink {
  description: string;
}

/** One step of the breadcrumbs; a category without a page of its own has no path. */
export interface Breadcrumb {
  label: string;
  path: string | null;
}

/** What a page carries of its section's sidebar. */
export interface PageSidebar {
  /** The whole of a small sidebar, the open branch of a large one. */
  tree: SidebarTree;
  /** Address of the whole sidebar, without base path; null when `tree` is the whole. */
  whole: string | null;
}

/** Where a page stands among the others: computed once, at build, for each page. */
export interface PageNavigation {
  /** From the outermost category to the page itself. */
  breadcrumbs: Breadcrumb[];
  previous: PageLink | null;
  next: PageLink | null;
  sidebar: PageSidebar | undefined;
  /** What stands right under the category that the page is of; empty for other pages. */
  under: DescribedLink[];
}

/**
 * What every page of a sidebar needs to know, by path, in the order that readers go down it.
 *
 * @param whole address of the whole sidebar, for pages that carry a branch of it
 * @param descriptions what each page answers, by path
 */
export function navigationByPath(
  tree: SidebarTree,
  whole: string,
  descriptions: ReadonlyMap<string, string>,
): Map<string, PageNavigation> {
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
  const small = isSmall(tree);
  const link = (index: number): PageLink | null => {
    const page = pages[index];
    return page ? { label: page.label, path: page.path } : null;
  };
  return new Map(
    pages.map(({ path, breadcrumbs }, index) => [
      path,
      {
        breadcrumbs,
        previous: link(index - 1),
        next: link(index + 1),
        sidebar: small ? { tree, whole: null } : { tree: branchOf(tree, path), whole },
        under: itemsUnder(tree, path).flatMap(([label, own]) =>
          own?.startsWith('/')
            ? [{ label, path: own, description: descriptions.get(own) ?? '' }]
            : [],
        ),
      },
    ]),
  );
}

/** "Overview" alone does not say of what: its category does. `trail` leads to the page, without the page itself. */
export function qualifiedLabel(label: string, trail: readonly Breadcrumb[]): string {
  const parent = trail.at(-1);
  return label === 'Overview' && parent ? `${parent.label}: overview` : label;
}

/** The title of a page by its breadcrumbs, the page itself last: the "Overview" of a category says of what. */
export function qualifiedTitle(title: string, breadcrumbs: readonly Breadcrumb[]): string {
  const own = breadcrumbs.at(-1)?.label;
  return title === 'Overview' && own !== undefined && own !== title
    ? `${own}: overview`
    : qualifiedLabel(title, breadcrumbs.slice(0, -1));
}
