import { makeElement as make } from '../../kit/dom/make-element';
import { message } from '../../kit/language/message';
import { sitePath } from '../../kit/view/site-paths';
import { groupDigits } from '../../protocol/exact/fraction';
import type { Claim } from '../../protocol/liquidity/claim';
import type { Finding } from '../apart/finding';
import { runApart } from './runner';

/** Styles of a check's result in its figure. They're loaded together with the check's code. */
const checkStyle = `
.check-result table { width: 100%; margin: 0; border-collapse: collapse; font-variant-numeric: tabular-nums; }
.check-result :is(th, td) {
  padding: var(--space-2) var(--space-3) var(--space-2) 0;
  border: 0;
  border-top: 1px solid var(--border);
  background: none;
  text-align: start;
  font-weight: 400;
  vertical-align: top;
}
.check-result :is(td, th):last-child { padding-inline-end: 0; }
.check-result thead :is(th, td) { border: 0; color: var(--text-muted); font-size: var(--size-xs); }
.check-result td { overflow-wrap: anywhere; }
.check-result .check-differs { color: var(--danger); font-weight: 600; }
.check-result small { color: var(--text-muted); }
.check-result p { color: var(--text-muted); padding-block: var(--space-1) var(--space-3); }
@container (max-width: 34.9375rem) {
  .check-result thead { position: absolute; clip-path: inset(50%); }
  .check-result :is(table, tbody) { display: block; }
  .check-result tr {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    gap: 0 var(--space-3);
    padding-block: var(--space-2);
    border-top: 1px solid var(--border);
  }
  .check-result tbody :is(th, td) { padding: 0; border: 0; }
  .check-result tbody th { grid-column: 1 / -1; font-weight: 600; }
  .check-result td { display: grid; grid-column: 1 / -1; grid-template-columns: subgrid; }
  .check-result td::before { content: attr(data-head) / ''; color: var(--text-muted); }
}
`;

/** Page that explains the revert data in its query. */
const DECODER = '/contracts/v3/reference/error-codes';

/** Makes a link to the page that explains a revert. */
const decoderLink = (text: string, data: string): HTMLAnchorElement =>
  make('a', { href: sitePath(`${DECODER}?revert=${encodeURIComponent(data)}`) }, text);

const shown = (value: bigint): string => groupDigits(value.toString()).replace('-', '−');

/** Renders a number that wraps only after its commas. */
function drawNumber(value: bigint, unit?: string): HTMLSpanElement {
  const parts = shown(value)
    .split(/(?<=,)/)
    .flatMap((part) => [make('wbr', {}), part]);
  return make('span', {}, ...parts, ...(unit ? [' ', make('small', {}, unit)] : []));
}

/** Whether the figure and the contracts agree. */
const isEqual = ({ figure, contract }: Finding): boolean =>
  'value' in contract && contract.value === figure;

function difference({ figure, contract }: Finding): string {
  if (!('value' in contract)) return message('no number');
  const more = contract.value - figure;
  if (more === 0n) return message('equal');
  return more > 0n
    ? message('the contract returned {amount} more', { amount: shown(more) })
    : message('the contract returned {amount} less', { amount: shown(-more) });
}

function drawContract({ unit, contract }: Finding): HTMLSpanElement {
  if ('value' in contract) return drawNumber(contract.value, unit);
  const { reason, data } = contract;
  const text = message('reverts: {reason}', { reason });
  return make('span', {}, ...(data === '0x' ? [text] : [decoderLink(text, data)]));
}

/** Renders a table that compares a figure's numbers with the contracts'. */
function drawFindings(findings: readonly Finding[]): HTMLTableElement {
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

let styles: CSSStyleSheet | undefined;

/** Describes how the contracts computed the numbers. */
function howChecked(kind: Claim['kind']): string {
  switch (kind) {
    case 'price':
      return message(
        'In your browser, UniswapV3Factory created a pool of two test tokens at this fee. It was initialised separately with this sqrtPriceX96, with that of the usable tick, and with one unit less. The numbers are returned by its slot0() and tickSpacing().',
      );
    case 'mint':
      return message(
        'In your browser, a pool of two test tokens was created at this fee and price. The numbers were returned by mint of NonfungiblePositionManager for these ticks and desired amounts.',
      );
    case 'trade':
      return message(
        'In your browser, UniswapV2Factory created a pair of two test tokens with these reserves. UniswapV2Router02 traded these amounts, and the pair returned these reserves afterwards.',
      );
  }
}

function conclusion(findings: readonly Finding[]): string {
  const differing = findings.filter((finding) => !isEqual(finding)).length;
  return differing === 0
    ? message('Equal: the contracts compute the same {count} numbers.', { count: findings.length })
    : message('{differing} of {count} numbers differ.', { differing, count: findings.length });
}

/**
 * Computes a figure's claimed numbers with the published contracts, and shows the comparison in the figure.
 *
 * @param place element for the comparison
 * @returns the conclusion, as a sentence
 * @throws Error if the engine does not load
 */
export async function showCheck(claim: Claim, place: HTMLElement): Promise<string> {
  const findings = await runApart<Finding[]>({ check: claim });
  if (!styles) {
    styles = new CSSStyleSheet();
    styles.replaceSync(checkStyle);
    document.adoptedStyleSheets.push(styles);
  }
  place.className = 'check-result';
  place.replaceChildren(make('p', {}, howChecked(claim.kind)), drawFindings(findings));
  return conclusion(findings);
}
