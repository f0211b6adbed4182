import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CreateNodeArgs } from 'gatsby';
import { docFields } from '../../src/site/content/doc-fields';
import { readDocSource } from '../../src/site/content/front-matter';
import { ContentError } from '../../src/site/sources/content-problem';
import type { DocOptions } from './options';
import { lastGoodDoc, type GoodDoc } from './state';

/** Makes a Doc of an Mdx node under content/docs. */
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
  // A doc that cannot be read makes no node; `createPages` names its mistakes, on a warm cache too.
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
  // So that the doc goes when its file does: Gatsby follows the links from parent to child.
  actions.createParentChildLink({ parent: node, child: doc });
}

/** What the file says; with mistakes in its front matter, what it said before, so that its page stays while developing. */
function fieldsOf(root: string, relativePath: string): GoodDoc | undefined {
  const file = `content/docs/${relativePath}`;
  try {
    const source = readDocSource(file, readFileSync(join(root, file), 'utf8'));
    return docFields(relativePath, source);
  } catch (error) {
    if (error instanceof ContentError) return lastGoodDoc(file);
    // It is gone again.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
