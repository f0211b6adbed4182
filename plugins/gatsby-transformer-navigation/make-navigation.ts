import type { CreateNodeArgs } from 'gatsby';
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
    // Link the node to its file. Gatsby deletes linked children when the file changes, so the node of a removed row is
    // deleted.
    actions.createParentChildLink({ parent: node, child: made });
  }
}
