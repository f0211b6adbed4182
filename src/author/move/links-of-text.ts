import type { Node } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Replacement } from '../draft/yaml-edits';

const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkMath)
  .use(remarkDirective);

const FRONT_MATTER = /^---[ \t]*\r?\n[\s\S]*?\r?\n---[ \t]*(?:\r?\n|$)/;

/**
 * Writes the links of a doc anew: of Markdown, of definitions, of parts (`href="…"`), nothing in code.
 *
 * @param change gives what to write for a link, or undefined where it stays
 * @returns the edits, to be made in the text itself
 */
export function changedLinks(
  text: string,
  change: (href: string) => string | undefined,
): Replacement[] {
  const body = text.replace(FRONT_MATTER, (whole) => whole.replace(/[^\n]/g, ' '));
  const found: Replacement[] = [];
  /** @param before what stands right before the link in the text of its node */
  const note = (node: Node, href: string, before: string, isLast: boolean) => {
    const written = change(href);
    const start = node.position?.start.offset;
    const end = node.position?.end.offset;
    if (written === undefined || start === undefined || end === undefined) return;
    const own = text.slice(start, end);
    const at = isLast ? own.lastIndexOf(before + href) : own.indexOf(before + href);
    if (at === -1) return;
    const from = start + at + before.length;
    found.push({ start: from, end: from + href.length, text: written });
  };
  visit(parser.parse(body), (node) => {
    if (node.type === 'link') note(node, node.url, '](', true);
    if (node.type === 'definition') note(node, node.url, ']: ', true);
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
      // Any other value is an address only if it looks like one.
      if (attribute.name !== 'href' && !attribute.value.startsWith('/')) continue;
      note(node, attribute.value, `${attribute.name}="`, false);
    }
  });
  return found;
}
