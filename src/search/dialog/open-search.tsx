import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { TypeAhead } from './keystrokes';
import type { Stop } from '../../kit/dom/delegate';
import { overlayEntry } from '../../kit/dom/overlay-entry';
import { goTo } from '../../kit/dom/router';
import { followTranslation } from '../../kit/dom/follow-translation';
import { keepPageStill } from './keep-page-still';
import { markOnArrival } from '../results/search-arrival';
import { NO_VERSION } from '../../site/search/search-tags';
import { SearchDialog } from './search-dialog';
import { prepareSearch } from '../results/site-search';
import { SEARCH_ENTRY, SEARCH_TAG } from '../names';
import { message } from '../../kit/language/message';

/** Maximum characters of selected text that become the query. A longer selection is unlikely to be meant as a query. */
const MOST_SELECTED = 64;

// This module is loaded when the reader is about to open search, so load the data for the first query now.
prepareSearch();
followTranslation();

const rules = new CSSStyleSheet();
rules.replaceSync(SEARCH_DIALOG_RULES);
document.adoptedStyleSheets.push(rules);

const entry = overlayEntry(SEARCH_ENTRY);
let open: { root: Root; dialog: HTMLDialogElement; letGo: Stop } | undefined;
let closing: Promise<void> = Promise.resolve();

/**
 * Returns the search tags of the page's version and of pages without a version, or undefined if the page has no
 * version. The search button has the tag of the version.
 */
function tagsOfPage(): string[] | undefined {
  const tag = document.querySelector(`[${SEARCH_TAG}]`)?.getAttribute(SEARCH_TAG);
  return tag ? [tag, NO_VERSION] : undefined;
}

/** Opens search, or closes it if it is open. */
export async function toggleSearch(typed?: TypeAhead): Promise<void> {
  if (open) await closeSearch();
  else await openSearch(typed);
}

/**
 * Opens search, or focuses its field if it is already open. The initial query is the text typed while loading, or else
 * the selected text.
 */
export async function openSearch(typed?: TypeAhead): Promise<void> {
  await closing;
  if (open) {
    open.dialog.querySelector<HTMLElement>('[type="search"]')?.focus();
    return;
  }
  const text = typed?.text ?? '';
  const selected = window.getSelection()?.toString().trim().slice(0, MOST_SELECTED) ?? '';
  const dialog = document.createElement('dialog');
  dialog.className = 'search-dialog';
  dialog.ariaLabel = message('Search');
  closeBeside(dialog);
  // The event fires asynchronously, so search may have been reopened in the meantime.
  dialog.addEventListener('close', () => {
    if (open?.dialog === dialog) void closeSearch();
  });
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.isComposing) return;
    // Without this, some browsers would clear the field instead of closing search.
    event.preventDefault();
    void closeSearch();
  });
  const root = createRoot(dialog);
  open = { root, dialog, letGo: keepPageStill(dialog, '.search-dialog-list') };
  entry.enter((isForward) => void (isForward ? openSearch() : closeSearch()));
  document.body.append(dialog);
  // Render synchronously, because the field must receive the next keystroke.
  flushSync(() =>
    root.render(
      <SearchDialog
        initialQuery={text === '' ? selected : text}
        entered={typed?.entered}
        tags={tagsOfPage()}
        onClose={() => void closeSearch()}
        onVisit={(path, query) => void visit(path, query)}
      />,
    ),
  );
  dialog.showModal();
  const field = dialog.querySelector<HTMLInputElement>('[type="search"]');
  if (text === '') field?.select();
  else field?.setSelectionRange(text.length, text.length);
}

/**
 * Closes search; the browser restores focus.
 *
 * @returns a promise that resolves once the history is restored
 */
export function closeSearch(): Promise<void> {
  if (!open) return closing;
  const { root, dialog, letGo } = open;
  open = undefined;
  letGo();
  dialog.close();
  dialog.remove();
  // Unmount later, because React may still be handling an event of the dialog.
  setTimeout(() => root.unmount());
  closing = entry.leave();
  return closing;
}

/** Closes the dialog on a press outside it, unless the press started inside, for example to select text. */
function closeBeside(dialog: HTMLDialogElement): void {
  let pressed: EventTarget | null = null;
  dialog.addEventListener('pointerdown', ({ target }) => (pressed = target));
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog && pressed === dialog) void closeSearch();
  });
}

/** Navigates to a hit and marks the words of the query there. */
async function visit(path: string, query: string): Promise<void> {
  await closeSearch();
  markOnArrival(path, query);
  goTo(path);
}
