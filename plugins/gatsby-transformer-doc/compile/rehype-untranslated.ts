import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/**
 * Marks code with `translate="no"`, because readers copy names, addresses, hashes and samples, which would not work
 * once a browser has translated them. `rehype-math.ts` marks formulas.
 *
 * @example
 * '<code>' -> '<code translate="no">'
 */
export function rehypeUntranslated() {
  return (tree: Root): void => {
    visit(tree, 'element', ({ tagName, properties }) => {
      if (tagName !== 'code') return undefined;
      properties.translate = 'no';
      return SKIP;
    });
  };
}
