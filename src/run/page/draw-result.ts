import { makeElement as make } from '../../kit/dom/make-element';
import { message } from '../../kit/language/message';
import { UNTIL_FOUND } from '../../kit/names';
import { sitePath } from '../../kit/view/site-paths';
import type { KnownRevert } from '../../protocol/reverts/revert';
import type { RunResult, ToldCall, ToldValue } from '../scenario/run-result';
import { entryOf, type Explanations, knownReverts } from './explanations';

/** Renders a name, linked to its explanation on the site if there is one. @param path without base path */
const named = (text: string, path: string | undefined): HTMLElement =>
  path === undefined
    ? make('b', {}, text)
    : make('a', { className: 'run-name', href: sitePath(path) }, text);

const joined = (inputs: readonly ToldValue[]) =>
  inputs.map(({ name, text }) => (name ? `${name}: ${text}` : text)).join(', ');

/** Renders the arguments of a call or event, in parentheses. */
export const argumentsOf = (inputs: readonly ToldValue[]) =>
  make('span', { className: 'run-arguments' }, `(${joined(inputs)})`);

function failed(failure: string, known: Explanations): HTMLElement {
  const [first] = knownReverts(known, failure);
  const className = 'run-failed';
  return first?.href
    ? make('a', { className, href: sitePath(first.href) }, failure)
    : make('span', { className }, failure);
}

/** Returns the name of the called function, without the contract's name. */
export const nameOfCall = ({ function: name, type }: ToldCall): string =>
  name || (type.startsWith('CREATE') ? 'constructor' : 'receive');

/** Renders a call, with its inner calls in a collapsible list. */
function drawCall(call: ToldCall, known: Explanations): HTMLLIElement {
  const { to, selector, inputs, ether, gasUsed, failure, calls } = call;
  const name = nameOfCall(call);
  const gas = message('{gas} gas', { gas: gasUsed.toLocaleString('en') });
  const line = [
    named(`${to}.${name}`, entryOf(known, to, selector)),
    argumentsOf(inputs),
    ...(ether ? [make('span', {}, ` ${ether} ETH`)] : []),
    make('span', { className: 'run-gas' }, ` ${gas}`),
    ...(failure ? [' ', failed(failure, known)] : []),
  ];
  if (calls.length === 0) return make('li', {}, ...line);
  const inner = make('ul', {}, ...calls.map((each) => drawCall(each, known)));
  const fold = drawFold(message('Calls of {name}', { name: `${to}.${name}` }), inner);
  return make('li', {}, fold, ...line, inner);
}

/** Renders a button that collapses and expands a list. A `details` element would not allow links in its summary. */
function drawFold(label: string, list: HTMLElement): HTMLButtonElement {
  const fold = make('button', { type: 'button', className: 'run-fold' });
  fold.setAttribute('aria-label', label);
  fold.setAttribute('aria-expanded', 'true');
  const show = (shown: boolean) => {
    // Browsers search a list that is hidden this way with find-in-page, and expand it on a match.
    if (shown) list.removeAttribute('hidden');
    else list.setAttribute('hidden', UNTIL_FOUND);
    fold.setAttribute('aria-expanded', String(shown));
  };
  fold.addEventListener('click', () => show(list.hidden !== false));
  list.addEventListener('beforematch', () => show(true));
  return fold;
}

/** Renders the events, in order. */
const drawEvents = (events: RunResult['events'], known: Explanations): HTMLOListElement =>
  make(
    'ol',
    {},
    ...events.map(({ by, name, topic, inputs }) =>
      make('li', {}, named(`${by}.${name}`, entryOf(known, by, topic)), argumentsOf(inputs)),
    ),
  );

/** Page that explains the revert data in its query. */
const DECODER = '/contracts/v3/reference/error-codes';

/**
 * Renders why a call reverted and how to fix it, with links to the error's entry and to the decoder for the revert
 * data.
 */
export function drawRevert(
  { message: reason, data }: NonNullable<RunResult['revert']>,
  explanations: Explanations,
): HTMLElement[] {
  const known = knownReverts(explanations, reason);
  const decoder = sitePath(`${DECODER}?revert=${encodeURIComponent(data)}`);
  // Without revert data, there is nothing to decode.
  const read = data === '0x' ? [] : [make('a', { href: decoder }, message('Read the revert data'))];
  if (known.length === 0 && read.length === 0) return [];
  const causes = known.flatMap((each) => drawCause(each, known.length > 1));
  return [make('div', { className: 'run-revert' }, ...causes, make('p', {}, ...read))];
}

function drawCause({ contract, cause, fix, href }: KnownRevert, several: boolean): HTMLElement[] {
  return [
    make('p', {}, several ? `${message('In {contract}:', { contract })} ${cause}` : cause),
    make(
      'p',
      {},
      make('strong', {}, message('Fix:')),
      ` ${fix} `,
      ...(href ? [make('a', { href: sitePath(href) }, message('Cause and fix'))] : []),
    ),
  ];
}

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
