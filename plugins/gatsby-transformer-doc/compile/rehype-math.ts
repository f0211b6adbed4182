import katex from 'katex';
import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { report } from './problems';

/**
 * Draws mathematics when the doc is compiled: KaTeX's HTML for the eye, its MathML for screen readers. Ours, not
 * rehype-katex: that turns a mistake into red text where our build must fail with its line, and parses KaTeX's
 * output into a tree that we would only print again.
 */
export function rehypeMath() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'element', (node, index, parent) => {
      const classes = node.properties.className;
      const has = (name: string) => Array.isArray(classes) && classes.includes(name);
      if (!has('language-math') || !parent || index === undefined) return undefined;
      const block = has('math-display');
      const target = block && parent.type === 'element' && parent.tagName === 'pre' ? parent : node;
      Object.assign(
        target,
        draw(node, block, (message) => report(file, node, message)),
      );
      (file.data as { math?: boolean }).math = true;
      return SKIP;
    });
  };
}

function draw(node: Element, block: boolean, fail: (message: string) => void): Element {
  let html = '';
  try {
    html = katex.renderToString(toString(node), { displayMode: block, strict: 'error' });
  } catch (error) {
    fail(`mathematics: ${error instanceof Error ? error.message : String(error)}`);
  }
  return {
    type: 'element',
    tagName: block ? 'div' : 'span',
    properties: block
      ? { className: ['math-block'], tabIndex: 0, role: 'group', ariaLabel: 'Formula' }
      : { className: ['math-inline'] },
    children: [{ type: 'raw', value: html } as unknown as Element],
  };
}
