import katex from 'katex';
import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { report } from './problems';
import { MATH_BLOCK } from '../../../src/markup/article/names';

/**
 * Draws mathematics when the doc is compiled: KaTeX's HTML for the eye, its MathML for screen readers. Ours, not
 * rehype-katex: that turns a mistake into red text where our build must fail with its line, and parses KaTeX's
 * output into a tree that we would only print again.
 */
export function rehypeMath() {
  return (tree: Root, file: VFile): void => {
    const classes = new Set<string>();
    let math = false;
    visit(tree, 'element', (node, index, parent) => {
      const { className } = node.properties;
      const has = (name: string) => Array.isArray(className) && className.includes(name);
      if (!has('language-math') || !parent || index === undefined) return undefined;
      const block = has('math-display');
      const target = block && parent.type === 'element' && parent.tagName === 'pre' ? parent : node;
      const html = draw(toString(node), block, (message) =>
        report(file, node.position ? node : parent, message),
      );
      for (const name of classesOf(html)) classes.add(name);
      Object.assign(target, element(html, block));
      math = true;
      return SKIP;
    });
    Object.assign(file.data, { math, mathClasses: [...classes].sort() });
  };
}

function draw(formula: string, block: boolean, fail: (message: string) => void): string {
  // Commands that reach beyond the formula, which KaTeX would print in red: links, classes, images.
  const trust = ({ command }: { command: string }): boolean => {
    fail(`mathematics: ${command} is no part of a formula here; write the formula without it`);
    return false;
  };
  try {
    const options = { displayMode: block, strict: 'error', trust } as const;
    return withoutSource(katex.renderToString(formula, options));
  } catch (error) {
    fail(`mathematics: ${error instanceof Error ? error.message : String(error)}`);
    return '';
  }
}

/** KaTeX repeats the formula's TeX in each MathML: no screen reader speaks it, and every reader would load it. */
const withoutSource = (html: string): string =>
  html.replace(/<annotation[^>]*>[\s\S]*?<\/annotation>/g, '').replace(/<\/?semantics>/g, '');

const classesOf = (html: string): string[] =>
  [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.trim().split(/\s+/));

function element(html: string, block: boolean): Element {
  return {
    type: 'element',
    tagName: block ? 'div' : 'span',
    properties: block
      ? { className: [MATH_BLOCK], tabIndex: 0, role: 'group', ariaLabel: 'Formula' }
      : { className: ['math-inline'] },
    children: [{ type: 'raw', value: html } as unknown as Element],
  };
}
