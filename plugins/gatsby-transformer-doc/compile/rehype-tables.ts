import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { SHORT, TABLE_FRAME } from '../../../src/markup/tables/names';
import type { CompileSettings } from './compile-settings';

/** Cells of at most so many characters need no room to break lines in. */
const FEW = 12;

/** The cells of a table by column, headings included. */
function columnsOf(table: Element): Element[][] {
  const columns: Element[][] = [];
  visit(table, 'element', (row) => {
    if (row.tagName !== 'tr') return;
    row.children
      .filter((cell): cell is Element => cell.type === 'element')
      .forEach((cell, index) => (columns[index] ??= []).push(cell));
  });
  return columns;
}

/** Marks columns of numbers and single words, which would else take a phone's width from those of text. */
function markShortColumns(table: Element): void {
  for (const cells of columnsOf(table)) {
    if (cells.some((cell) => toString(cell).trim().length > FEW)) continue;
    for (const cell of cells) cell.properties.className = [SHORT];
  }
}

/** Makes the first cell of each row its heading, so that screen readers say which row a cell is of. */
function headRows(table: Element): void {
  visit(table, 'element', (row, _, parent) => {
    if (row.tagName !== 'tr' || (parent as Element).tagName === 'thead') return;
    const [first, second] = row.children.filter((cell): cell is Element => cell.type === 'element');
    if (first?.tagName !== 'td' || !second || !toString(first).trim()) return;
    first.tagName = 'th';
    first.properties.scope = 'row';
  });
}

/**
 * Lets a wide table scroll inside itself, by keyboard too, instead of pushing the page wide,
 * marks its narrow columns, and names its rows.
 */
export function rehypeTables({ message }: Pick<CompileSettings, 'message'>) {
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
      markShortColumns(node);
      headRows(node);
      const frame: Element = {
        type: 'element',
        tagName: 'div',
        properties: {
          className: [TABLE_FRAME],
          role: 'group',
          ariaLabel: message('Table: {headers}', { headers: headers.join(', ') }),
          tabIndex: 0,
        },
        children: [node],
      };
      parent.children[index] = frame;
      return [SKIP, index + 1];
    });
  };
}
