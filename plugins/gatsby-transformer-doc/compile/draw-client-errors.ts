import type { Element } from 'hast';
import { h } from 'hastscript';
import type { Literal } from '../../../src/site/content/content-tree';
import { LIBRARY_ERRORS_FILE, libraryErrors } from '../../../src/site/data/library-errors';
import { inlineCode, type DataContext } from './data-context';
import { IDENTIFIER } from './draw-error-codes';

const HEAD = ['Message', 'Printed by', 'What it means, and what to do'];

/** `<ClientErrors />`: what nodes, wallets and tools say in place of a contract, from `content/library-errors.yml`. */
export function drawClientErrors(
  _: Record<string, Literal>,
  { read, rename }: DataContext,
): Element[] {
  const errors = libraryErrors(read(LIBRARY_ERRORS_FILE)).filter(({ by }) => by === 'client');
  const rows = errors.map(({ code, contract, cause, fix, see }) =>
    h('tr', [
      h('td', see ? h('a', { href: see }, h('code', code)) : h('code', code)),
      h('td', contract),
      h('td', inlineCode(`${cause} ${fix}`.replace(IDENTIFIER, '`$&`'), rename)),
    ]),
  );
  const head = HEAD.map((title) => h('th', title));
  return [h('table', [h('thead', h('tr', head)), h('tbody', rows)])];
}
