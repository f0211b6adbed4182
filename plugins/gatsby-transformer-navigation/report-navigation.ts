import type { CreatePagesArgs } from 'gatsby';
import type { SidebarDoc } from '../../src/site/navigation/sidebar';
import { reportProblems } from '../../src/site/sources/report-problems';
import {
  checkNavigation,
  type DocsVersionNode,
  type SameTaskNode,
  type SidebarNode,
} from './check-navigation';
import { checkSidebars } from './check-sidebars';
import type { NavigationOptions } from './options';
import { readNavigation } from './read-navigation';
import type { ListedDoc } from './sidebar-entries';

/** Checks what one file alone cannot tell: that every doc named in a sidebar or a version exists. */
export function reportNavigation(
  { getNodesByType, reporter }: CreatePagesArgs,
  { root, sections }: NavigationOptions,
): void {
  const files = getNodesByType('File');
  // A doc that cannot be read is there all the same: its own mistake is named, not that it is missing.
  const unread = files
    .filter(({ sourceInstanceName }) => sourceInstanceName === 'docs')
    .map(({ relativePath }) => String(relativePath).replace(/\.mdx$/, ''))
    .map((id): [string, SidebarDoc] => [id, { id, path: '', sidebarLabel: id, draft: false }]);
  const docs = new Map([
    ...unread,
    ...(getNodesByType('Doc') as ListedDoc[]).map((doc): [string, SidebarDoc] => [doc.id, doc]),
  ]);
  const sidebars = getNodesByType('Sidebar') as unknown as SidebarNode[];
  const versions = getNodesByType('DocsVersion') as unknown as DocsVersionNode[];
  reportProblems(reporter, [
    ...files.flatMap(({ sourceInstanceName, relativePath }) =>
      sourceInstanceName === 'navigation'
        ? readNavigation(root, String(relativePath)).problems
        : [],
    ),
    ...checkNavigation(
      root,
      docs,
      sidebars,
      versions,
      getNodesByType('SameTask') as unknown as SameTaskNode[],
      sections,
    ),
    ...checkSidebars(root, sections, sidebars, versions),
  ]);
}
