import type { Element } from 'hast';
import { h } from 'hastscript';
import type { Literal } from '../../../src/site/content/content-tree';
import {
  type CatalogueError,
  type ErrorGroup,
  errorGroups,
  ERRORS_FILE,
} from '../../../src/site/data/error-catalogue';
import { clientErrors, clients, LIBRARY_ERRORS_FILE } from '../../../src/site/data/library-errors';
import { nearest, oneOf } from '../../../src/site/sources/suggest';
import { type ErrorAddress, ERROR_ADDRESSES, errorsWithCode } from './source-parts';
import { catalogueProse, type DataContext, drawTable } from './data-markup';

/**
 * Renders `<ErrorList codes={["STF", "LOK"]} />`, a list of reverts that the page does not explain itself. Each item
 * shows the fix in one sentence, and links to the revert's entry in the catalog, which has the cause. `of` names the
 * group if several groups have the same code.
 */
export function drawErrorList(
  { codes, of }: Record<string, Literal>,
  { read, rename }: DataContext,
): Element[] {
  if (!isListOfCodes(codes)) throw new Error('write the prop "codes" as {["STF", "LOK"]}');
  if (of !== undefined && !errorGroups.some((name) => name === of)) {
    throw new Error(`the prop "of" must be ${oneOf(errorGroups)}`);
  }
  const items = [...new Set(codes)].map((code) => {
    const entry = chooseError(read, code, of as ErrorGroup | undefined);
    return h('li', [
      // Codes are fixed in bytecode, so show them unchanged even if the product is renamed.
      h('a', { href: entry.href }, h('code', code)),
      ': ',
      ...catalogueProse(firstSentence(entry.fix), rename),
    ]);
  });
  return [h('ul', items)];
}

const isListOfCodes = (value: Literal | undefined): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((code) => typeof code === 'string');

const firstSentence = (text: string): string => /^.+?\.(?=\s+[A-Z]|$)/s.exec(text)?.[0] ?? text;

/**
 * Returns the catalog's entry for a code.
 *
 * @throws Error if the catalog does not have the code, or if several entries have it and `of` does not select one of
 * them
 */
function chooseError(read: DataContext['read'], code: string, of?: ErrorGroup): CatalogueError {
  const named = JSON.parse(read(errorsWithCode(code))) as CatalogueError[];
  const entries = of ? named.filter(({ group }) => group === of) : named;
  const [entry] = entries;
  if (!entry) {
    const all = (JSON.parse(read(ERROR_ADDRESSES)) as ErrorAddress[])
      .filter(({ group }) => !of || group === of)
      .map((one) => one.code);
    const where = of ? `the group ${of} of ${ERRORS_FILE}` : ERRORS_FILE;
    throw new Error(`"${code}" is not in ${where}; ${nearest(code, all)}`);
  }
  if (entries.length > 1) {
    const places = entries.map(({ group, href }) => `${group} (${href})`).join(' and ');
    throw new Error(
      `"${code}" is an error of ${places}: choose one with the prop "of", such as of="${entry.group}"`,
    );
  }
  return entry;
}

/**
 * Renders `<ClientErrors of="wallet" />`, a table of the messages that clients of one kind show instead of the
 * contract's error, from `content/library-errors.yml`.
 */
export function drawClientErrors(
  { of }: Record<string, Literal>,
  { read, rename }: DataContext,
): Element[] {
  const client = clients.find((name) => name === of);
  if (!client) throw new Error(`the prop "of" must be ${oneOf(clients)}`);
  const rows = clientErrors(read(LIBRARY_ERRORS_FILE), client).map(
    ({ code, contract, cause, fix, see }) => [
      see ? h('a', { href: see }, h('code', code)) : h('code', code),
      contract,
      catalogueProse(`${cause} ${fix}`, rename),
    ],
  );
  return [drawTable(['Message', 'Printed by', 'What it means, and what to do'], rows)];
}
