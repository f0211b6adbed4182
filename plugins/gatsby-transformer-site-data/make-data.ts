import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CreateNodeArgs } from 'gatsby';
import { ContentError } from '../../src/site/sources/content-problem';
import { dataNodes, type DataNode } from './data-nodes';
import { fileNode } from './file-nodes';
import type { SiteDataOptions } from './options';

/** Makes nodes of the rows of data files, of samples and of figures. */
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
    // So that a row goes when it is taken out of the file: Gatsby follows the links from parent to child.
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
    // A file that cannot be read makes no node; whatever draws it names its mistakes.
    if (error instanceof ContentError) return [];
    throw error;
  }
}
