import { makeElement as make } from '../../kit/dom/make-element';
import { message } from '../../kit/language/message';
import { groupDigits } from '../../protocol/exact/fraction';
import type { Finding } from '../apart/finding';
import { decoderLink } from './decoder-link';

const shown = (value: bigint): string => groupDigits(value.toString()).replace('-', '−');

/** Renders a number that can wrap only after a comma. */
function drawNumber(value: bigint, unit?: string): HTMLSpanElement {
  const parts = shown(value)
    .split(/(?<=,)/)
    .flatMap((part) => [make('wbr', {}), part]);
  return make('span', {}, ...parts, ...(unit ? [' ', make('small', {}, unit)] : []));
}

/** Whether the figure and the contracts agree. */
export const isEqual = ({ figure, contract }: Finding): boolean =>
  'value' in contract && contract.value === figure;

function difference({ figure, contract }: Finding): string {
  if (!('value' in contract)) return message('no number');
  const more = contract.value - figure;
  if (more === 0n) return message('equal');
  return more > 0n
    ? message('the contract has {amount} more', { amount: shown(more) })
    : message('the contract has {amount} less', { amount: shown(-more) });
}

function drawContract({ unit, contract }: Finding): HTMLSpanElement {
  if ('value' in contract) return drawNumber(contract.value, unit);
  const { reason, data } = contract;
  const text = message('reverts: {reason}', { reason });
  return make('span', {}, ...(data === '0x' ? [text] : [decoderLink(text, data)]));
}

/** Renders a table that compares a figure's numbers with the contracts'. */
export function drawFindings(findings: readonly Finding[]): HTMLTableElement {
  const heads = [message('Figure'), message('Contract'), message('Difference')];
  const cell = (index: number, content: Node | string, properties = {}) => {
    const drawn = make('td', properties, content);
    drawn.dataset.head = heads[index] ?? '';
    return withRole(drawn, 'cell');
  };
  const rows = findings.map((finding) =>
    withRole(
      make(
        'tr',
        {},
        withRole(make('th', { scope: 'row' }, finding.name), 'rowheader'),
        cell(0, drawNumber(finding.figure, finding.unit)),
        cell(1, drawContract(finding)),
        cell(2, difference(finding), isEqual(finding) ? {} : { className: 'check-differs' }),
      ),
      'row',
    ),
  );
  const head = ['', ...heads].map((text) =>
    withRole(
      make(text ? 'th' : 'td', text ? { scope: 'col' } : {}, text),
      text ? 'columnheader' : 'cell',
    ),
  );
  return withRole(
    make(
      'table',
      {},
      withRole(make('thead', {}, withRole(make('tr', {}, ...head), 'row')), 'rowgroup'),
      withRole(make('tbody', {}, ...rows), 'rowgroup'),
    ),
    'table',
  );
}

/** Sets the role explicitly, because browsers drop table semantics when CSS lays out a table's parts as blocks. */
function withRole<T extends HTMLElement>(element: T, role: string): T {
  element.setAttribute('role', role);
  return element;
}
