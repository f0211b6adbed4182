import { groupBy } from '../sources/group-by';
import { branchOf, isSmall, itemsUnder, type SidebarTree } from './sidebar-tree';

/** A labelled page. */
export interface PageLink {
  label: string;
  path: string;
}

/** A page link with the page's description. */
export interface DescribedLink extends PageLink {
  description: string;
}

/** One step of the breadcrumbs; a category without a page of its own has no path. */
export interface Breadcrumb {
  label: string;
  path: string | null;
}

/** The part of a section's sidebar that is embedded in one of the section's pages. */
export interface PageSidebar {
  /** The whole sidebar if it is small, otherwise only the open branch. */
  tree: SidebarTree;
  /** Address of the complete sidebar, without base path; null if `tree` is complete. */
  whole: string | null;
}

/** A page's position among the others, computed for each page at build time. */
export interface PageNavigation {
  /** From the outermost category to the page itself. */
  breadcrumbs: Breadcrumb[];
  previous: PageLink | null;
  next: PageLink | null;
  sidebar: PageSidebar | undefined;
  /** Direct children of the category whose own page this is; empty for other pages. */
  under: DescribedLink[];
}

/**
 * Returns the navigation of every page in a sidebar by path, in sidebar order.
 *
 * @param whole address of the complete sidebar, for pages that embed only a branch
 * @param descriptions of each page, by path
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

/**
 * Returns a label. If it is "Overview", adds the category, because "Overview" alone would be ambiguous.
 *
 * @param trail breadcrumbs of the categories above the page
 */
export function qualifiedLabel(label: string, trail: readonly Breadcrumb[]): string {
  const parent = trail.at(-1);
  return label === 'Overview' && parent ? `${parent.label}: overview` : label;
}

/**
 * Returns a title. If it is "Overview", adds the page's sidebar label or, if that is "Overview" too, the category.
 *
 * @param breadcrumbs of the page; the last one is the page itself
 */
export function qualifiedTitle(title: string, breadcrumbs: readonly Breadcrumb[]): string {
  const own = breadcrumbs.at(-1)?.label;
  return title === 'Overview' && own !== undefined && own !== title
    ? `${own}: overview`
    : qualifiedLabel(title, breadcrumbs.slice(0, -1));
}

/** A page with its title and breadcrumbs. The last breadcrumb is the page itself. */
export interface TitledPage {
  path: string;
  title: string;
  breadcrumbs: readonly Breadcrumb[];
}

/**
 * Returns titles for browser tabs and search engines, by path. If several pages share a title, adds to each the
 * outermost category of its page that contains none of the others, if there is one.
 */
export function uniqueTitles(pages: readonly TitledPage[]): Map<string, string> {
  const groups = groupBy(pages, ({ title, breadcrumbs }) => qualifiedTitle(title, breadcrumbs));
  return new Map(
    [...groups].flatMap(([title, group]) =>
      group.map((page): [string, string] => {
        if (group.length === 1) return [page.path, title];
        const others = group.filter((other) => other !== page);
        const own = page.breadcrumbs
          .slice(0, -1)
          .find(({ label }) =>
            others.every(({ breadcrumbs }) => breadcrumbs.every((step) => step.label !== label)),
          );
        return [page.path, own ? `${title} (${own.label})` : title];
      }),
    ),
  );
}
