import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { SHORT, STACKED, TABLE_FRAME } from '../../../src/markup/tables/names';
import type { CompileSettings } from './compile-settings';

/** Maximum length of the cells in a short column, in characters. Such a column needs no line breaks. */
const FEW = 12;

/** Returns the cells of a table by column, headings included. */
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

/**
 * Marks columns of short cells, such as numbers and single words, which would otherwise take width from columns of text
 * on a phone.
 */
function markShortColumns(table: Element): void {
  for (const cells of columnsOf(table)) {
    if (cells.some((cell) => toString(cell).trim().length > FEW)) continue;
    for (const cell of cells) cell.properties.className = [SHORT];
  }
}

/**
 * Sets the scope of column headings if a corner of the table is empty, so that assistive technology treats these cells
 * as column headings.
 */
function headColumns(table: Element): void {
  if (!columnsOf(table).some(([head]) => head?.tagName === 'td')) return;
  for (const [head] of columnsOf(table)) if (head?.tagName === 'th') head.properties.scope = 'col';
}

/** Makes the first cell of each row its heading, so that screen readers announce the row of a cell. */
function headRows(table: Element): void {
  visit(table, 'element', (row, _, parent) => {
    if (row.tagName !== 'tr' || (parent as Element).tagName === 'thead') return;
    const [first, second] = row.children.filter((cell): cell is Element => cell.type === 'element');
    // Count children rather than text, because a formula is raw markup without text.
    if (first?.tagName !== 'td' || !second || first.children.length === 0) return;
    first.tagName = 'th';
    first.properties.scope = 'row';
  });
}

/**
 * Maximum length of a cell that is not prose, in characters. A column with a longer cell can be narrowed to this
 * length, or to its longest word if that is longer.
 */
const PROSE = 24;

/** Maximum width of a table that fits a phone, in characters of code, with the space between its columns. */
const PHONE = 38;

/** Space between columns, in characters. */
const GAP = 3;

const lengthOf = (cell: Element) => toString(cell).trim().length;

const longestWord = (cell: Element) =>
  Math.max(
    ...toString(cell)
      .split(/\s+/)
      .map(({ length }) => length),
  );

/**
 * Stacks the rows of a table that is too wide for a phone: each row becomes a card with its cells below one another. A
 * table of numbers scrolls instead, so that readers can compare the numbers. Stacking hides the column headings, so
 * they are also set as the custom properties `--column-1` and so on, and the style sheet labels each cell with its
 * heading.
 */
function stackRows(table: Element): void {
  const columns = columnsOf(table);
  const prose = columns.filter((cells) => cells.some((cell) => lengthOf(cell) > PROSE));
  const needed = columns.reduce((sum, cells) => {
    const words = Math.max(...cells.map(longestWord));
    return sum + GAP + (prose.includes(cells) ? Math.max(words, PROSE) : words);
  }, 0);
  if (prose.length === 0 || needed <= PHONE) return;
  addClass(table, STACKED);
  tellRoles(table);
  const heads = columns.map(([head]) => (head ? toString(head).trim() : ''));
  table.properties.style = heads
    .flatMap((head, index) => (head ? [`--column-${index + 1}:${JSON.stringify(head)}`] : []))
    .join(';');
}

/**
 * Adds explicit roles to the parts of a table. Stacked rows are laid out as blocks, which makes WebKit drop the
 * implicit table roles.
 */
function tellRoles(table: Element): void {
  visit(table, 'element', ({ tagName, properties }) => {
    if (tagName === 'table') properties.role = 'table';
    if (tagName === 'thead' || tagName === 'tbody') properties.role = 'rowgroup';
    if (tagName === 'tr') properties.role = 'row';
    if (tagName === 'td') properties.role = 'cell';
    if (tagName === 'th')
      properties.role = properties.scope === 'row' ? 'rowheader' : 'columnheader';
  });
}

function addClass(element: Element, name: string): void {
  const { className } = element.properties;
  element.properties.className = [...(Array.isArray(className) ? className : []), name];
}

/**
 * Wraps each table in a frame that scrolls, also by keyboard, so that a wide table does not widen the page. Also marks
 * short columns, adds row headings, and prepares tables that are too wide for a phone.
 *
 * @example
 * '<table>' -> '<div role="group" aria-label="Table: ..." tabindex="0"><table>'
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
        // An empty corner above row headings is not a heading.
        else cell.tagName = 'td';
      });
      markShortColumns(node);
      headColumns(node);
      headRows(node);
      stackRows(node);
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
