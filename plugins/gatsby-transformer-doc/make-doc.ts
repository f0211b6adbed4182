import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CreateNodeArgs } from 'gatsby';
import { docFields } from '../../src/site/content/doc-fields';
import { readDocSource } from '../../src/site/content/front-matter';
import { ContentError } from '../../src/site/sources/content-problem';
import type { DocOptions } from './options';
import { lastGoodDoc, type GoodDoc } from './state';

/** Creates a Doc node from an Mdx node under content/docs. */
export function makeDoc(
  { node, actions, getNode, createContentDigest }: CreateNodeArgs,
  { root }: DocOptions,
): void {
  if (node.internal.type !== 'Mdx' || !node.parent) return;
  const parent = getNode(node.parent);
  if (parent?.sourceInstanceName !== 'docs') return;
  const relativePath = String(parent.relativePath);
  const file = `content/docs/${relativePath}`;
  const fields = fieldsOf(root, relativePath);
  // A doc that cannot be read gets no node; `createPages` reports its mistakes, even if the cache is warm.
  if (!fields) return;
  const doc = {
    ...fields,
    mdx: node.id,
    parent: node.id,
    children: [],
    internal: {
      type: 'Doc',
      contentDigest: createContentDigest([fields, parent.internal.contentDigest]),
      description: file,
    },
  };
  void actions.createNode(doc);
  // Gatsby deletes child nodes with their parent, so this removes the doc when its file is deleted.
  actions.createParentChildLink({ parent: node, child: doc });
}

/**
 * Returns the fields of a file. If its front matter has mistakes, returns its last good fields, so that the page stays
 * while developing.
 */
function fieldsOf(root: string, relativePath: string): GoodDoc | undefined {
  const file = `content/docs/${relativePath}`;
  try {
    const source = readDocSource(file, readFileSync(join(root, file), 'utf8'));
    return docFields(relativePath, source);
  } catch (error) {
    if (error instanceof ContentError) return lastGoodDoc(file);
    // The file has been deleted in the meantime.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
