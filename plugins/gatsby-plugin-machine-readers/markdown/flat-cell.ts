import type { Element, ElementContent } from 'hast';
import { textOf } from './element';

/** Elements that start a new line. */
const BLOCKS = new Set(['blockquote', 'details', 'div', 'li', 'ol', 'p', 'section', 'ul']);

interface Piece {
  nodes: ElementContent[];
  /** Whether it labels the next piece. */
  label: boolean;
}

const isLabel = ({ tagName, children }: Element): boolean =>
  tagName === 'p' &&
  children.length === 1 &&
  children[0]?.type === 'element' &&
  children[0].tagName === 'strong';

/** Splits the content of an element into lines. */
function piecesOf(element: Element): Piece[] {
  const pieces: Piece[] = [];
  let open: Piece | undefined;
  for (const child of element.children) {
    if (child.type === 'element' && BLOCKS.has(child.tagName)) {
      pieces.push(...piecesOf(child));
      open = undefined;
    } else {
      if (!open) pieces.push((open = { nodes: [], label: isLabel(element) }));
      open.nodes.push(child);
    }
  }
  return pieces;
}

/**
 * Returns the content of a table cell on one line, because Markdown tables allow no more. Lines and list items are
 * joined: `<p><strong>A</strong></p><p>b</p><p>c</p>` becomes `A: b; c`.
 */
export const flatCell = (cell: Element): ElementContent[] =>
  piecesOf(cell)
    // Drop lines that contained only buttons.
    .filter(({ nodes }) => nodes.some((node) => textOf(node) !== ''))
    .flatMap(({ nodes, label }, index, all) => {
      const before = all[index - 1];
      const gap = before === undefined ? '' : before.label ? ': ' : '; ';
      const shown = label && nodes[0]?.type === 'element' ? nodes[0].children : nodes;
      return [{ type: 'text', value: gap } as const, ...shown];
    });
