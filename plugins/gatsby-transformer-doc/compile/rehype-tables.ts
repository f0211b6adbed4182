import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/** Lets a wide table scroll inside itself, by keyboard too, instead of pushing the page wide. */
export function rehypeTables() {
  return (tree: Root): void => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'table' || !parent || index === undefined) return undefined;
      const frame: Element = {
        type: 'element',
        tagName: 'div',
        properties: { className: ['table-frame'], role: 'region', ariaLabel: 'Table', tabIndex: 0 },
        children: [node],
      };
      parent.children[index] = frame;
      return [SKIP, index + 1];
    });
  };
}
