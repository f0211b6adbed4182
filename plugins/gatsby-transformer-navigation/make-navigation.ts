import type { CreateNodeArgs, CreatePagesArgs } from 'gatsby';
import { reportProblems } from '../../src/site/sources/report-problems';
import type { DocsVersionNode, SameTaskNode, SidebarNode } from './check-navigation';
import type { ListedDoc } from './navigation-fields';
import { navigationProblems } from './navigation-problems';
import type { NavigationOptions } from './options';
import { readNavigation } from './read-navigation';

/** Creates the nodes of each YAML file in content/navigation. */
export function makeNavigation(
  { node, actions, createNodeId, createContentDigest }: CreateNodeArgs,
  { root }: NavigationOptions,
): void {
  if (node.internal.type !== 'File' || node.sourceInstanceName !== 'navigation') return;
  for (const { type, key, fields } of readNavigation(root, String(node.relativePath)).nodes) {
    const made = {
      ...fields,
      id: createNodeId(`${type} ${key}`),
      parent: node.id,
      children: [],
      internal: { type, contentDigest: createContentDigest(fields) },
    };
    void actions.createNode(made);
    // Link the node to its file, so that Gatsby deletes it when the file changes. Otherwise, the node of a removed row
    // would remain.
    actions.createParentChildLink({ parent: node, child: made });
  }
}

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
