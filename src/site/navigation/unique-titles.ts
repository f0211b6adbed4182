import { groupBy } from '../sources/group-by';
import { qualifiedTitle, type Breadcrumb } from './page-navigation';

/** A page with its title and breadcrumbs. The last breadcrumb is the page itself. */
export interface TitledPage {
  path: string;
  title: string;
  breadcrumbs: readonly Breadcrumb[];
}

/**
 * Returns titles for browser tabs and search engines, by path. If several pages share a title, each title is extended
 * by the first category of its page that contains none of the other pages.
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
