import type { Element, ElementContent } from 'hast';
import { textOf } from './element';

/** What begins a line of its own on the screen. */
const BLOCKS = new Set(['blockquote', 'details', 'div', 'li', 'ol', 'p', 'section', 'ul']);

interface Piece {
  nodes: ElementContent[];
  /** Names what follows. */
  label: boolean;
}

const isLabel = ({ tagName, children }: Element): boolean =>
  tagName === 'p' &&
  children.length === 1 &&
  children[0]?.type === 'element' &&
  children[0].tagName === 'strong';

/** The lines that the content of an element makes. */
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

/** The content of a table's cell in one line, which is all that Markdown has for it: lines and lists follow each other. */
export const flatCell = (cell: Element): ElementContent[] =>
  piecesOf(cell)
    // Where buttons stood nothing is left.
    .filter(({ nodes }) => nodes.some((node) => textOf(node) !== ''))
    .flatMap(({ nodes, label }, index, all) => {
      const before = all[index - 1];
      const gap = before === undefined ? '' : before.label ? ': ' : '; ';
      const shown = label && nodes[0]?.type === 'element' ? nodes[0].children : nodes;
      return [{ type: 'text', value: gap } as const, ...shown];
    });
