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
 * Finds the edits that change the links of a doc: in Markdown, in definitions and in components (`href="…"`), but not
 * in code.
 *
 * @param change returns the new link, or undefined to leave it
 * @returns the edits, to apply to the text itself
 */
export function changedLinks(
  text: string,
  change: (href: string) => string | undefined,
): Replacement[] {
  const body = text.replace(FRONT_MATTER, (whole) => whole.replace(/[^\n]/g, ' '));
  const found: Replacement[] = [];
  /**
   * Records an edit.
   *
   * @param before text right before the link in its node
   */
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
      // Other props are only treated as addresses if they look like one.
      if (attribute.name !== 'href' && !attribute.value.startsWith('/')) continue;
      note(node, attribute.value, `${attribute.name}="`, false);
    }
  });
  return found;
}
