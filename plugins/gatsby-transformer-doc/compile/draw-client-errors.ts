import type { Element } from 'hast';
import { h } from 'hastscript';
import type { Literal } from '../../../src/site/content/content-tree';
import { clientErrors, clients, LIBRARY_ERRORS_FILE } from '../../../src/site/data/library-errors';
import { catalogueProse } from './catalogue-prose';
import { drawTable, type DataContext } from './data-context';

/**
 * `<ClientErrors of="wallet" />`: messages that clients of one kind show instead of the contract's error, from
 * `content/library-errors.yml`.
 */
export function drawClientErrors(
  { of }: Record<string, Literal>,
  { read, rename }: DataContext,
): Element[] {
  const client = clients.find((name) => name === of);
  if (!client) throw new Error(`the prop "of" must be one of ${clients.join(', ')}`);
  const rows = clientErrors(read(LIBRARY_ERRORS_FILE), client).map(
    ({ code, contract, cause, fix, see }) => [
      see ? h('a', { href: see }, h('code', code)) : h('code', code),
      contract,
      catalogueProse(`${cause} ${fix}`, rename),
    ],
  );
  return [drawTable(['Message', 'Printed by', 'What it means, and what to do'], rows)];
}
