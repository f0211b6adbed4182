import { PAGE_DRAWN } from '../../kit/names';
import { idOfHash } from '../../kit/dom/hash-target';
import { markRanges } from './mark-ranges';
import { PROSE_TEXT } from '../../markup/article/names';

/** The page that the reader opens from search, and the query to mark there. */
let landing: { path: string; query: string } | undefined;
let clear: () => void = () => undefined;

/** Marks the words of the query once the page of a hit is rendered, or immediately if it is the current page. */
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
