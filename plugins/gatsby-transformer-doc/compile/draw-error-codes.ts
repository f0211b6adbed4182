import type { Element } from 'hast';
import { h } from 'hastscript';
import { toFunctionSelector } from 'viem/utils';
import type { Literal } from '../../../src/site/content/content-tree';
import {
  errorGroups,
  ERRORS_FILE,
  isCustomError,
  keyOf,
  readErrorCatalogue,
  readProvocations,
  type CatalogueError,
} from '../../../src/site/data/error-catalogue';
import { oneOf } from '../../../src/site/sources/suggest';
import { catalogueProse, type DataContext, inlineCode } from './data-markup';
import { UNLINKED } from './names';
import { FIELD } from '../../../src/kit/names';
import { FETCHES, RUN } from '../../../src/markup/code/names';
import {
  API_FILTER,
  API_GROUP,
  API_MEMBER,
  ERROR,
  ERROR_LONG,
  ERROR_RUN,
  ERRORS,
  FILTER_LINE,
  REVERTS,
} from '../../../src/markup/members/names';

/**
 * Renders `<ErrorCodes of="v3-core" />`, every revert of a group under a heading for its contract. Each revert also has
 * a heading, so it has an anchor and a search record. With `filter`, a box above the reverts filters all errors on the
 * page by code, contract or words.
 */
export function drawErrorCodes(
  { of, filter = false }: Record<string, Literal>,
  { read, rename }: DataContext,
): Element[] {
  const group = errorGroups.find((name) => name === of);
  if (!group) throw new Error(`the prop "of" must be ${oneOf(errorGroups)}`);
  const source = read(ERRORS_FILE);
  const catalogue = readErrorCatalogue(source);
  const seen = readProvocations(source);
  const errors = catalogue.filter((entry) => entry.group === group);
  const contracts = [...new Set(errors.map(({ contract }) => contract))];
  const page = pageOf(errors[0]);
  return [
    ...(filter ? [drawFilter(catalogue.filter((entry) => pageOf(entry) === page).length)] : []),
    ...contracts.map((contract) =>
      h('section', { [API_GROUP]: '' }, [
        h('h3', { id: `${group}-${idOf(contract)}` }, names(contract, rename)),
        ...errors
          .filter((entry) => entry.contract === contract)
          .map((entry) => draw(entry, rename, seen.has(keyOf(entry)))),
      ]),
    ),
  ];
}

const pageOf = (entry?: CatalogueError) => entry?.href.split('#')[0];

/** Renders the filter box. It is hidden until `markup/members/filter-members.ts` activates it. */
const drawFilter = (count: number): Element =>
  h(`div.${FILTER_LINE}`, { [FIELD]: '', [API_FILTER]: ERRORS }, [
    h('label', { htmlFor: 'filter-errors' }, 'Filter errors'),
    h('input#filter-errors', {
      type: 'search',
      autoComplete: 'off',
      spellCheck: 'false',
      placeholder: 'code, contract or text',
    }),
    h('p', { role: 'status' }, `${count} errors`),
  ]);

const idOf = (contract: string) => contract.toLowerCase().replace(/\W+/g, '-').replace(/-$/, '');

/**
 * Formats the contracts' names in `Quoter, QuoterV2` or `TransferHelper (core)` as code, and leaves the rest as text.
 */
const names = (contract: string, rename: DataContext['rename']) =>
  inlineCode(contract.replace(/[A-Z]\w+/g, '`$&`'), rename);

/**
 * Maximum length of a word that fits in the column of names, which is 252 px wide. A character of code is 7.5 px wide.
 */
const WIDEST = 33;

const isLong = (code: string): boolean => code.split(' ').some((word) => word.length > WIDEST);

/** Renders the "See it happen" button, handled by `src/run/revert/see-revert.ts` and hidden without JavaScript. */
const drawRun = (entry: CatalogueError): Element =>
  h(
    `button.${ERROR_RUN}`,
    {
      type: 'button',
      [FETCHES]: '',
      [RUN]: `${REVERTS}${keyOf(entry)}`,
      ariaDescribedBy: [entry.anchor],
    },
    'See it happen',
  );

function draw(entry: CatalogueError, rename: DataContext['rename'], isSeen: boolean): Element {
  const prose = (text: string) => catalogueProse(text, rename);
  // A custom error shows its selector instead of its condition, because the condition would repeat the cause.
  const last: [string, (Element | string)[]] = isCustomError(entry.code)
    ? ['Selector', [h('code', toFunctionSelector(entry.code))]]
    : ['Must hold', prose(entry.condition)];
  const rows = [['Meaning', prose(entry.cause)], ['Fix', prose(entry.fix)], last] as const;
  const long = isLong(entry.code) ? `.${ERROR_LONG}` : '';
  return h(`section.${ERROR}${long}`, { [API_MEMBER]: '' }, [
    // Codes are fixed in bytecode, so show them unchanged even if the product is renamed.
    h('h4', { id: entry.anchor, [UNLINKED]: '' }, h('code', entry.code)),
    h(
      'dl',
      rows.map(([term, value]) => h('div', h('dt', term), h('dd', value))),
    ),
    ...(isSeen ? [drawRun(entry)] : []),
  ]);
}
