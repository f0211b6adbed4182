import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { splitFrontMatter } from './split-front-matter';

/** Parses the MDX of docs. It is frozen: call it for a copy that steps can be added to. */
export const mdxParser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkMath)
  .use(remarkDirective)
  .freeze();

/**
 * Parses the MDX of a doc, without its front matter. Offsets in the tree are those of the text.
 *
 * @throws VFileMessage if its syntax is wrong
 */
export function parseDoc(text: string): Root {
  const { body = text } = splitFrontMatter(text) ?? {};
  const front = text.slice(0, text.length - body.length);
  return mdxParser.parse(front.replace(/[^\n]/g, ' ') + body);
}
