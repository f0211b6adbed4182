import { existsSync, readFileSync } from 'node:fs';
import type { Node } from 'gatsby';
import { parseFrontmatter } from 'gatsby-plugin-mdx/dist/frontmatter';

/**
 * Makes gatsby-plugin-mdx treat a doc with invalid front matter as one without any. Otherwise it would throw an error
 * that has a stack but no file name, and Gatsby would create no pages until the next save. The plugin caches the front
 * matter of each digest, so we have it parse an empty text under the digest of this file.
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
