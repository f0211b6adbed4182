import type { CreatePagesArgs } from 'gatsby';
import { reportProblems } from '../../src/site/sources/report-problems';
import type { DocsVersionNode, SameTaskNode, SidebarNode } from './check-navigation';
import { navigationProblems } from './navigation-problems';
import type { NavigationOptions } from './options';
import type { ListedDoc } from './sidebar-entries';

/** Reports the problems of all navigation files, including conflicts between files. */
export function reportNavigation(
  { getNodesByType, reporter }: CreatePagesArgs,
  { root, sections }: NavigationOptions,
): void {
  const filesOf = (source: string) =>
    getNodesByType('File')
      .filter(({ sourceInstanceName }) => sourceInstanceName === source)
      .map(({ relativePath }) => String(relativePath));
  reportProblems(
    reporter,
    navigationProblems(root, {
      files: filesOf('navigation'),
      ids: filesOf('docs').map((path) => path.replace(/\.mdx$/, '')),
      docs: getNodesByType('Doc') as ListedDoc[],
      sidebars: getNodesByType('Sidebar') as unknown as SidebarNode[],
      versions: getNodesByType('DocsVersion') as unknown as DocsVersionNode[],
      sameTasks: getNodesByType('SameTask') as unknown as SameTaskNode[],
      sections,
    }),
  );
}
