import { delegate, stopAll, type Stop } from '../../kit/dom/delegate';
import { hashTarget } from '../../kit/dom/links';
import { CHAIN, CHAIN_FILTER } from './names';
import { message } from '../../kit/language/message';

const PARAMETER = 'chain';

const CHOICE = `[${CHAIN_FILTER}] select`;

const control = () => document.querySelector<HTMLSelectElement>(CHOICE);

/** Shows the section of one chain, or all sections if the id is empty or unknown. */
function show(id: string): void {
  const select = control();
  if (!select) return;
  const known = [...select.options].some(({ value }) => value === id);
  select.value = known ? id : '';
  const sections = document.querySelectorAll<HTMLElement>(`[${CHAIN}]`);
  for (const section of sections) {
    section.hidden = select.value !== '' && section.getAttribute(CHAIN) !== select.value;
  }
}

function say(): void {
  const select = control();
  const output = select?.parentElement?.querySelector('output');
  if (!select || !output) return;
  const rows = document.querySelectorAll(`[${CHAIN}]:not([hidden]) tbody tr`).length;
  output.textContent =
    rows === 1
      ? message('{count} address shown', { count: rows })
      : message('{count} addresses shown', { count: rows });
}

function writeAddress(id: string): void {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  if (id) query.set(PARAMETER, id);
  else query.delete(PARAMETER);
  const text = query.toString();
  // Keep the state of the history entry, because it contains the router's key.
  window.history.replaceState(window.history.state, '', pathname + (text && `?${text}`) + hash);
}

/**
 * Applies the filter in the URL: shows only the chain that the query names. If the hash points into a chain that would
 * be hidden, shows all chains.
 */
function restore(): void {
  if (!control()) return;
  show(new URLSearchParams(window.location.search).get(PARAMETER) ?? '');
  const target = hashTarget(window.location.hash);
  if (!target?.closest(`[${CHAIN}][hidden]`)) return;
  show('');
  writeAddress('');
  target.scrollIntoView();
}

/** Starts the chain filter above the address tables. The chosen chain is kept in the URL as `?chain=10`. */
export function startChainFilter(): Stop {
  restore();
  window.addEventListener('popstate', restore);
  return stopAll(
    () => window.removeEventListener('popstate', restore),
    delegate('change', CHOICE, () => {
      const id = control()?.value ?? '';
      show(id);
      say();
      writeAddress(id);
    }),
    // A link in the table of contents may lead to a hidden chain. If so, show all chains before the browser scrolls.
    delegate('click', 'a[href^="#"]', (link) => {
      const target = hashTarget(link.getAttribute('href') ?? '');
      if (!target?.closest(`[${CHAIN}][hidden]`)) return;
      show('');
      say();
      writeAddress('');
      requestAnimationFrame(() => target.scrollIntoView());
    }),
  );
}
