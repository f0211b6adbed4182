import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import { breakParts } from '../../../src/site/content/break-points';
import { LONG } from '../../../src/markup/tables/names';

/** A longer part, such as a hash, breaks anywhere. */
const MOST = 20;

/** Where columns are narrow. In running text a whole identifier goes to the next line. */
const NARROW = ['table', 'h2', 'h3', 'h4'];

/** Lets identifiers in tables and headings break between their words, and marks those that must break anywhere. */
export function rehypeBreakPoints() {
  return (tree: Root): void => {
    visit(tree, 'element', (node) => {
      if (!NARROW.includes(node.tagName)) return undefined;
      visit(node, 'element', breakCode);
      return SKIP;
    });
  };
}

function breakCode(node: Element): void {
  if (node.tagName !== 'code') return;
  const longest = toString(node)
    .split(/[\s/-]/)
    .flatMap(breakParts)
    .reduce((length, part) => Math.max(length, part.length), 0);
  if (longest > MOST) node.properties.className = [LONG];
  node.children = node.children.flatMap(broken);
}

function broken(node: Element['children'][number]): ElementContent[] {
  if (node.type !== 'text') return [node];
  return breakParts(node.value).flatMap((value, index) =>
    index > 0 ? [h('wbr'), { type: 'text' as const, value }] : [{ type: 'text' as const, value }],
  );
}
