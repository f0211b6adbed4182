import { makeElement as make } from '../../kit/dom/make-element';
import { UNTIL_FOUND } from '../../kit/names';
import { message } from '../../kit/language/message';
import { sitePath } from '../../kit/view/site-paths';
import type { RunResult, ToldCall, ToldValue } from '../scenario/run-result';
import { entryOf, knownReverts, type Explanations } from './explanations';

/** Renders a name, linked to its explanation on the site if there is one. @param path without base path */
const named = (text: string, path: string | undefined): HTMLElement =>
  path === undefined
    ? make('b', {}, text)
    : make('a', { className: 'run-name', href: sitePath(path) }, text);

const joined = (inputs: readonly ToldValue[]) =>
  inputs.map(({ name, text }) => (name ? `${name}: ${text}` : text)).join(', ');

const argumentsOf = (inputs: readonly ToldValue[]) =>
  make('span', { className: 'run-arguments' }, `(${joined(inputs)})`);

function failed(failure: string, known: Explanations): HTMLElement {
  const [first] = knownReverts(known, failure);
  const className = 'run-failed';
  return first?.href
    ? make('a', { className, href: sitePath(first.href) }, failure)
    : make('span', { className }, failure);
}

/** Renders the tree of calls as collapsible lists. */
export function drawCall(call: ToldCall, known: Explanations): HTMLLIElement {
  const { type, to, selector, inputs, ether, gasUsed, failure, calls } = call;
  const name = call.function || (type.startsWith('CREATE') ? 'constructor' : 'receive');
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

/** Renders a button that collapses a list. A `details` element would not allow links in its summary. */
function drawFold(label: string, list: HTMLElement): HTMLButtonElement {
  const fold = make('button', { type: 'button', className: 'run-fold' });
  fold.setAttribute('aria-label', label);
  fold.setAttribute('aria-expanded', 'true');
  const show = (shown: boolean) => {
    // Lets the browser's find-in-page search the collapsed list, and expand it on a match.
    if (shown) list.removeAttribute('hidden');
    else list.setAttribute('hidden', UNTIL_FOUND);
    fold.setAttribute('aria-expanded', String(shown));
  };
  fold.addEventListener('click', () => show(list.hidden !== false));
  list.addEventListener('beforematch', () => show(true));
  return fold;
}

/** Renders the events, in order. */
export const drawEvents = (events: RunResult['events'], known: Explanations): HTMLOListElement =>
  make(
    'ol',
    {},
    ...events.map(({ by, name, topic, inputs }) =>
      make('li', {}, named(`${by}.${name}`, entryOf(known, by, topic)), argumentsOf(inputs)),
    ),
  );
