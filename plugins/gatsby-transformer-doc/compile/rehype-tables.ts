import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

/** Lets a wide table scroll inside itself, by keyboard too, instead of pushing the page wide. */
export function rehypeTables() {
  return (tree: Root): void => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'table' || !parent || index === undefined) return undefined;
      const headers: string[] = [];
      visit(node, 'element', (cell) => {
        if (cell.tagName !== 'th') return;
        const text = toString(cell).trim();
        if (text) headers.push(text);
        // The corner above row headings heads nothing.
        else cell.tagName = 'td';
      });
      const frame: Element = {
        type: 'element',
        tagName: 'div',
        properties: {
          className: ['table-frame'],
          role: 'group',
          ariaLabel: `Table: ${headers.join(', ')}`,
          tabIndex: 0,
        },
        children: [node],
      };
      parent.children[index] = frame;
      return [SKIP, index + 1];
    });
  };
}
