import GithubSlugger from 'github-slugger';
import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { Heading } from '../../../src/lib/content-tree';
import { report } from './problems';

const COMMENT_ID = /^\s*\/\*\s*#(?<id>[\w-]+)\s*\*\/\s*$/;

/** Gives each heading an id and a link that copies its address, checks the levels, and notes the headings. */
export function rehypeHeadings() {
  return (tree: Root, file: VFile): void => {
    const slugger = new GithubSlugger();
    const headings: Heading[] = [];
    const taken = new Map<string, number>();
    let previous = 1;
    visit(tree, 'element', (node) => {
      const depth = Number(/^h([1-6])$/.exec(node.tagName)?.[1] ?? 0);
      if (depth === 0) return;
      if (depth === 1)
        report(file, node, 'a doc has no "#" heading: its title is in the front matter');
      else if (depth > previous + 1) {
        report(file, node, `heading level ${depth} follows level ${previous}; use ${previous + 1}`);
      }
      previous = Math.max(depth, 1);
      const custom = takeCustomId(node);
      const text = toString(node).trim();
      if (!text) report(file, node, 'this heading is empty');
      const id = custom ?? slugger.slug(text);
      if (taken.has(id)) {
        report(
          file,
          node,
          `the heading id "${id}" is already used on line ${taken.get(id)}; give one of them {/* #another-id */}`,
        );
      }
      taken.set(id, node.position?.start.line ?? 0);
      node.properties.id = id;
      headings.push({ id, depth, text });
      node.children.push(anchor(id, text));
    });
    (file.data as { headings?: Heading[] }).headings = headings;
  };
}

function takeCustomId(node: Element): string | undefined {
  for (const [index, child] of node.children.entries()) {
    const value = (child as ElementContent & { value?: string }).value;
    const type: string = child.type;
    const id = type.startsWith('mdx') ? COMMENT_ID.exec(value ?? '')?.groups?.id : undefined;
    if (!id) continue;
    node.children.splice(index, 1);
    const before = node.children[index - 1];
    if (before?.type === 'text') before.value = before.value.trimEnd();
    return id;
  }
  return undefined;
}

function anchor(id: string, text: string): Element {
  return {
    type: 'element',
    tagName: 'a',
    properties: {
      className: ['heading-link'],
      href: `#${id}`,
      ariaLabel: `Link to “${text}”`,
      dataCopyAddress: '',
    },
    children: [{ type: 'text', value: '#' }],
  };
}
