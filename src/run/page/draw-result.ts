import { makeElement as make } from '../../kit/dom/make-element';
import { message } from '../../kit/language/message';
import { sitePath } from '../../kit/view/site-paths';
import type { RunResult, ToldValue } from '../scenario/run-result';
import { drawCall, drawEvents } from './draw-calls';
import { drawRevert } from './draw-revert';
import type { Explanations } from './explanations';

const code = (text: string) => make('code', {}, text);

const amountOf = ({ text, unit }: ToldValue) => [code(text), ...(unit ? [` ${unit}`] : [])];

const part = (title: string, ...children: (Node | string)[]) =>
  make('section', {}, make('h3', {}, title), ...children);

function table(rows: (Node | string)[][], ...heads: string[]): HTMLTableElement {
  const head = make('tr', {}, ...heads.map((text) => make('th', { scope: 'col' }, text)));
  const body = rows.map((cells) =>
    make(
      'tr',
      {},
      ...cells.map((cell, index) =>
        index === 0 ? make('th', { scope: 'row' }, cell) : make('td', {}, cell),
      ),
    ),
  );
  return make('table', {}, make('thead', {}, head), make('tbody', {}, ...body));
}

const drawValues = (values: RunResult['values']) =>
  part(
    message('Returned'),
    table(
      values.map((value) => [
        value.name || message('result'),
        make('span', {}, ...amountOf(value)),
      ]),
      message('Name'),
      message('Value'),
    ),
  );

const drawChanges = (changes: RunResult['changes'], { links }: Explanations) =>
  part(
    message('Gained and lost'),
    table(
      changes.map(({ who, amount, unit }) => {
        const path = links.accounts[who];
        return [
          path === undefined ? who : make('a', { href: sitePath(path) }, who),
          make('span', {}, code(amount.startsWith('−') ? amount : `+${amount}`), ` ${unit}`),
        ];
      }),
      message('Account'),
      message('Amount'),
    ),
  );

/**
 * Renders the result of a call: the reason of a revert, returned values, balance changes, events, gas, and the tree of
 * calls. Names link to their explanations on the site.
 */
export function drawResult(result: RunResult, known: Explanations): HTMLElement[] {
  const { values, changes, events, gasUsed, call, revert } = result;
  return [
    ...(revert ? drawRevert(revert, known) : []),
    ...(values.length > 0 ? [drawValues(values)] : []),
    ...(changes.length > 0 ? [drawChanges(changes, known)] : []),
    ...(events.length > 0 ? [part(message('Events'), drawEvents(events, known))] : []),
    part(
      gasUsed === undefined
        ? message('Calls: reading costs no gas')
        : message('Calls: {gas} gas', { gas: gasUsed.toLocaleString('en') }),
      make('ul', { className: 'run-calls' }, drawCall(call, known)),
    ),
  ];
}
