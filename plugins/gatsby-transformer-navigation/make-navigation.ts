import type { CreateNodeArgs } from 'gatsby';
import type { NavigationOptions } from './options';
import { readNavigation } from './read-navigation';

/** Makes the nodes of each YAML file under content/navigation. */
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
    // So that a row goes when it is taken out of the file: Gatsby follows the links from parent to child.
    actions.createParentChildLink({ parent: node, child: made });
  }
}
