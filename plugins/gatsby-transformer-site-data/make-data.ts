import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CreateNodeArgs } from 'gatsby';
import { ContentError } from '../../src/site/sources/content-problem';
import { dataNodes, type DataNode } from './data-nodes';
import { fileNode } from './file-nodes';
import type { SiteDataOptions } from './options';

/** Creates nodes for the rows of data files, for samples, and for figures. */
export function makeData(
  { node, actions, createNodeId, createContentDigest }: CreateNodeArgs,
  { root }: SiteDataOptions,
): void {
  if (node.internal.type !== 'File') return;
  const made = nodesOf(root, String(node.sourceInstanceName), String(node.relativePath));
  for (const { type, key, fields } of made) {
    const child = {
      ...fields,
      id: createNodeId(`${type} ${key}`),
      parent: node.id,
      children: [],
      internal: { type, contentDigest: createContentDigest([fields, node.internal.contentDigest]) },
    };
    void actions.createNode(child);
    // Link the node to its file. Gatsby deletes linked children when the file changes, so the node of a removed row is
    // deleted.
    actions.createParentChildLink({ parent: node, child });
  }
}

function nodesOf(root: string, source: string, relativePath: string): DataNode[] {
  const node = fileNode(source, relativePath);
  if (node) return [node];
  if (source !== 'data') return [];
  const file = `content/${relativePath}`;
  try {
    return dataNodes(file, readFileSync(join(root, file), 'utf8'));
  } catch (error) {
    // An invalid file has no nodes. Its problems are reported by the pages that use it.
    if (error instanceof ContentError) return [];
    throw error;
  }
}
