import { PAGE_DRAWN } from '../../kit/names';
import { idOfHash } from '../../kit/dom/hash-target';
import { markRanges } from './mark-ranges';
import { PROSE_TEXT } from '../../markup/article/names';

/** Where a reader goes from search, and what for. */
let landing: { path: string; query: string } | undefined;
let clear: () => void = () => undefined;

/** Marks what was looked for once the page of a hit stands there. A hit on the page shown is marked at once. */
export function landOn(target: string, query: string): void {
  landing = { path: target.split('#')[0] ?? target, query };
  document.removeEventListener(PAGE_DRAWN, land);
  document.addEventListener(PAGE_DRAWN, land);
  setTimeout(land);
}

function land(): void {
  clear();
  if (!landing) {
    document.removeEventListener(PAGE_DRAWN, land);
    return;
  }
  const { path, query } = landing;
  if (!window.location.pathname.endsWith(path)) return;
  const prose = document.querySelector<HTMLElement>(`[${PROSE_TEXT}]`);
  if (!prose) return;
  landing = undefined;
  clear = markRanges(prose, idOfHash(window.location.hash), query);
}
