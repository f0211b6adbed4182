import type { Element } from 'hast';
import { h } from 'hastscript';
import { FETCHES, RUN } from '../../../src/markup/code/names';
import {
  FIRST_FEE,
  GAS,
  GAS_CALL,
  GAS_FEE,
  GAS_LINE,
  GAS_PROBLEM,
  GAS_RUN,
  GAS_RUNS,
} from '../../../src/markup/gas/names';
import { FIELD } from '../../../src/kit/names';
import type { Fraction } from '../../../src/protocol/exact/fraction';
import { gasCost } from '../../../src/protocol/gas/gas-cost';
import type { Literal } from '../../../src/site/content/content-tree';
import { GAS_FILE, type GasTable, readGas } from '../../../src/site/data/gas';
import { GAS_RUNS_FILE } from '../../../src/site/runs/gas-run';
import { suggest } from '../../../src/site/sources/suggest';
import { type DataContext, inlineCode } from './data-markup';

/**
 * Renders `<GasTable of="swap" />`, a table of measured gas with the cost of each call, a field for the base fee, and a
 * button that runs the calls in the reader's browser.
 */
export function drawGas(props: Record<string, Literal>, { read, rename }: DataContext): Element[] {
  const tables = readGas(read(GAS_FILE), read(GAS_RUNS_FILE));
  const of = typeof props.of === 'string' ? props.of : '';
  const table = tables.find(({ id }) => id === of);
  if (!table) {
    const names = tables.map(({ id }) => id);
    throw new Error(`${GAS_FILE} has no table "${of}"; ${suggest(of, names)}`);
  }
  return [h(`div.${GAS}`, [drawFigures(table, rename), drawLine(table)])];
}

function drawFigures(
  { what, columns, difference, rows }: GasTable,
  rename: DataContext['rename'],
): Element {
  const first = rows[0]?.cells[0]?.gas ?? 0;
  const right = (cell: 'th' | 'td', content: (Element | string)[]) =>
    h(cell, { align: 'right' }, content);
  const titles = [...columns, ...(difference === undefined ? [] : [difference])];
  return h('table', [
    h(
      'thead',
      h('tr', [h('th', inlineCode(what, rename)), ...titles.map((title) => right('th', [title]))]),
    ),
    h(
      'tbody',
      rows.map(({ name, cells }) =>
        h('tr', [
          h('td', inlineCode(name, rename)),
          ...cells.map((cell) => right('td', cell ? figure(cell) : [])),
          ...(difference === undefined
            ? []
            : [right('td', [signed.format((cells[0]?.gas ?? first) - first).replace('-', '−')])]),
        ]),
      ),
    ),
  ]);
}

const FEE: Fraction = { numerator: BigInt(FIRST_FEE), denominator: 1n };

const numbers = new Intl.NumberFormat('en');
const signed = new Intl.NumberFormat('en', { signDisplay: 'exceptZero' });

/** Renders the figure of a call with its cost. `src/markup/gas/gas-prices.ts` recomputes the cost. */
const figure = ({ key, gas }: { key: string; gas: number }): Element[] => [
  h('span', { [GAS_CALL]: key }, numbers.format(gas)),
  h('small', `${gasCost(gas, FEE)} ETH`),
];

const drawLine = ({ id, subject }: GasTable): Element => {
  const problemId = `gas-${id}-problem`;
  return h(`div.${GAS_LINE}`, { [FIELD]: '' }, [
    h('label', [
      'Gas, and its cost at a base fee of ',
      h(`span.${GAS_FEE}`, FIRST_FEE),
      h('input', {
        inputMode: 'decimal',
        autoComplete: 'off',
        value: FIRST_FEE,
        ariaDescribedBy: problemId,
      }),
      ' gwei',
    ]),
    h(`button.${GAS_RUN}`, { type: 'button', [FETCHES]: '', [RUN]: `${GAS_RUNS}${id}` }, [
      'Run a call and see where its gas goes',
      h('span.visually-hidden', ` (${subject})`),
    ]),
    h(`p.${GAS_PROBLEM}`, { id: problemId, ariaLive: 'polite' }),
  ]);
};
