import { idOfHash } from '../../kit/dom/links';
import { message } from '../../kit/language/message';
import { PAGE_DRAWN } from '../../kit/names';
import { PROSE_TEXT } from '../../markup/article/names';
import { wordPlaces } from '../../site/search/words';
import { wordMatcher } from '../engine/marked-text';

const NAME = 'search-words';

/**
 * Maximum number of marks. It is enough for orientation, and keeps a common word from being marked all over the page.
 */
const MOST = 200;

const sheet = `
::highlight(${NAME}) { background-color: var(--accent-surface); color: var(--text); text-decoration: underline var(--accent) 2px; }
.clear-marks { position: fixed; z-index: 40; inset-block-end: var(--space-5); inset-inline-start: 50%; translate: -50%; min-height: 2.5rem; padding-inline: var(--space-4); border: 1px solid var(--border-strong); border-radius: var(--radius-lg); background: var(--surface-raised); color: var(--text); font-size: var(--size-sm); cursor: pointer; box-shadow: 0 8px 24px oklch(0 0 0 / 0.22); }
.clear-marks:hover { border-color: var(--accent); }
@media (forced-colors: active) { ::highlight(${NAME}) { background-color: Mark; color: MarkText; } }
`;

let styled = false;

/**
 * Marks the words of a query in the section under a heading or, without a heading, in the whole text. The markup does
 * not change. Browsers without custom highlights show the page unmarked.
 *
 * @param anchor id of the heading, or an empty string
 * @returns a function that removes the marks; readers can also remove them with a button or Escape
 */
export function markRanges(prose: HTMLElement, anchor: string, query: string): () => void {
  if (!('highlights' in CSS)) return () => undefined;
  const ranges = rangesOf(sectionNodes(prose, anchor), query);
  if (ranges.length === 0) return () => undefined;
  addStyles();
  CSS.highlights.set(NAME, new Highlight(...ranges));
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'clear-marks';
  button.textContent = message('Clear marked words');
  const clear = () => {
    CSS.highlights.delete(NAME);
    document.removeEventListener('keydown', onKey);
    button.remove();
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') clear();
  };
  button.addEventListener('click', clear);
  document.addEventListener('keydown', onKey);
  document.querySelector('main')?.append(button);
  return clear;
}

function addStyles(): void {
  if (styled) return;
  styled = true;
  const styles = new CSSStyleSheet();
  styles.replaceSync(sheet);
  document.adoptedStyleSheets.push(styles);
}

/** Returns the text nodes from a heading to the next one of the same or a higher level. */
function sectionNodes(prose: HTMLElement, anchor: string): Text[] {
  const heading = anchor ? document.getElementById(anchor) : null;
  const level = Number(heading?.tagName.slice(1) ?? 0);
  const walker = document.createTreeWalker(prose, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  let inside = heading === null;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node === heading) inside = true;
    else if (inside && heading && /^H[1-6]$/.test(node.nodeName)) {
      if (Number(node.nodeName.slice(1)) <= level) break;
    }
    if (inside && node instanceof Text) texts.push(node);
  }
  return texts;
}

function rangesOf(texts: readonly Text[], query: string): Range[] {
  const matches = wordMatcher(query);
  const ranges: Range[] = [];
  for (const text of texts) {
    for (const { word, at } of wordPlaces(text.data)) {
      if (!matches(word) || ranges.length >= MOST) continue;
      const range = new Range();
      range.setStart(text, at);
      range.setEnd(text, at + word.length);
      ranges.push(range);
    }
  }
  return ranges;
}

/** Path of the page that the reader opens from search, and the query whose words are marked there. */
let arrival: { path: string; query: string } | undefined;
let clear: () => void = () => undefined;

/**
 * Marks the words of the query once the page of a hit has been rendered, or immediately if it is the current page.
 *
 * @param target path of the hit, with its hash
 */
export function markOnArrival(target: string, query: string): void {
  arrival = { path: target.split('#')[0] ?? target, query };
  document.removeEventListener(PAGE_DRAWN, arrive);
  document.addEventListener(PAGE_DRAWN, arrive);
  setTimeout(arrive);
}

function arrive(): void {
  clear();
  if (!arrival) {
    document.removeEventListener(PAGE_DRAWN, arrive);
    return;
  }
  const { path, query } = arrival;
  if (!window.location.pathname.endsWith(path)) return;
  const prose = document.querySelector<HTMLElement>(`[${PROSE_TEXT}]`);
  if (!prose) return;
  arrival = undefined;
  clear = markRanges(prose, idOfHash(window.location.hash), query);
}
