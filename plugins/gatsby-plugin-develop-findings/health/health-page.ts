import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { developPage } from '../../../src/site/queries/develop-page';
import type { Row } from '../../../src/site/queries/answer-rows';
import { OPEN_IN_EDITOR } from '../names';

/** A table of the health page. */
export interface HealthTable {
  /** The question that it answers. */
  title: string;
  rows: readonly Row[];
  /** Why there are no rows. */
  fault?: string | undefined;
}

/** Name of the hidden frame that links open in: opening a file responds with an empty page, which nobody should see. */
const EDITOR = 'editor';

const STYLE = `
body { margin: 2rem auto; max-inline-size: 80rem; padding-inline: 1rem; }
h2 { margin-block: 2rem 0.5rem; font-size: 1.15rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: 0.9rem; }
th, td { padding: 0.25rem 1.5rem 0.25rem 0; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
tr + tr td { border-block-start: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
`;

/** Renders the content health page for writers. Each row links to its file. */
export function healthPage(tables: readonly HealthTable[]): string {
  return developPage('Content health', STYLE, [
    h('p', 'This page shows the content as it is now. Reload it after a change.'),
    ...tables.flatMap(section),
    h('iframe', { name: EDITOR, title: 'Response of the editor', hidden: true }),
  ]);
}

function section({ title, rows, fault }: HealthTable, index: number): ElementContent[] {
  const id = `table-${index}`;
  const count = fault === undefined ? ` (${rows.length})` : '';
  return [h('h2', { id }, title + count), fault === undefined ? table(rows, id) : h('p', fault)];
}

function table(rows: readonly Row[], heading: string): ElementContent {
  if (rows.length === 0) return h('p', 'None.');
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  // Lets keyboard users scroll a table that is wider than the screen.
  return h('div', { className: 'wide', tabIndex: 0, role: 'region', ariaLabelledBy: heading }, [
    h('table', [
      h('thead', [
        h(
          'tr',
          columns.map((column) => h('th', { scope: 'col' }, column)),
        ),
      ]),
      h(
        'tbody',
        rows.map((row) =>
          h(
            'tr',
            columns.map((column) => cell(column, row[column] ?? '')),
          ),
        ),
      ),
    ]),
  ]);
}

function cell(column: string, text: string): ElementContent {
  if (column !== 'file') return h('td', text);
  const href = `${OPEN_IN_EDITOR}?${new URLSearchParams({ place: text }).toString()}`;
  return h('td', h('a', { href, target: EDITOR, title: 'Open in editor' }, text));
}
