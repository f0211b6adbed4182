import type { Element } from 'hast';
import { h } from 'hastscript';
import type { Literal } from '../../../src/site/content/content-tree';
import { LIBRARY_ERRORS_FILE, libraryErrors } from '../../../src/site/data/library-errors';
import { drawTable, inlineCode, type DataContext } from './data-context';
import { IDENTIFIER } from './draw-error-codes';

/** `<ClientErrors />`: what nodes, wallets and tools say in place of a contract, from `content/library-errors.yml`. */
export function drawClientErrors(
  _: Record<string, Literal>,
  { read, rename }: DataContext,
): Element[] {
  const errors = libraryErrors(read(LIBRARY_ERRORS_FILE)).filter(({ by }) => by === 'client');
  const rows = errors.map(({ code, contract, cause, fix, see }) => [
    see ? h('a', { href: see }, h('code', code)) : h('code', code),
    contract,
    inlineCode(`${cause} ${fix}`.replace(IDENTIFIER, '`$&`'), rename),
  ]);
  return [drawTable(['Message', 'Printed by', 'What it means, and what to do'], rows)];
}
