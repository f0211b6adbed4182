import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/**
 * Marks code so that a browser that translates the page leaves it as it is: names, addresses, hashes and samples are
 * copied, and a translated one would no longer work. Formulas are marked by `rehype-math.ts`.
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
