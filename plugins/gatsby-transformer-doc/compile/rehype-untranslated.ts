import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

const CODE = ['pre', 'code'];

/**
 * Marks code so that a browser that translates the page leaves it as it is: names, addresses, hashes and samples are
 * copied, and a translated one would no longer work. Formulas are marked by `rehype-math.ts`.
 */
export function rehypeUntranslated() {
  return (tree: Root): void => {
    visit(tree, 'element', ({ tagName, properties }) => {
      if (!CODE.includes(tagName)) return undefined;
      properties.translate = 'no';
      return SKIP;
    });
  };
}
