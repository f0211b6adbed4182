import { existsSync, readFileSync } from 'node:fs';
import type { Node } from 'gatsby';
import { parseFrontmatter } from 'gatsby-plugin-mdx/dist/frontmatter';

/**
 * Has gatsby-plugin-mdx take a doc whose front matter is no YAML for one without. It would throw, say so with a stack
 * and without the file, and Gatsby would make no pages until the next save. What it has once read of a digest it keeps:
 * so it is given nothing to read under the digest of this file.
 */
export function keepFrontMatterReadable(node: Node): void {
  const { absolutePath, internal } = node;
  if (internal.type !== 'File' || typeof absolutePath !== 'string') return;
  if (!absolutePath.endsWith('.mdx') || !existsSync(absolutePath)) return;
  try {
    parseFrontmatter(internal.contentDigest, readFileSync(absolutePath, 'utf8'));
  } catch {
    parseFrontmatter(internal.contentDigest, '');
  }
}
