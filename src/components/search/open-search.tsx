import { navigate } from 'gatsby';
import { createRoot, type Root } from 'react-dom/client';
import { landOn } from '../../behaviours/search-landing';
import { NO_VERSION } from '../../lib/search/search-tags';
import { SEARCH_STYLESHEET } from '../../lib/search/search-stylesheet';
import { basePath, sitePath } from '../../lib/site-paths';
import { SearchModal } from './search-modal';

let open: { root: Root; host: HTMLElement; focused: Element | null } | undefined;

/** The version tag of the page, from the button in the bar; none on pages that belong to no version. */
function tagsOfPage(): string[] | undefined {
  const tag = document.querySelector<HTMLElement>('[data-search-tag]')?.dataset.searchTag;
  return tag ? [tag, NO_VERSION] : undefined;
}

/** Waits for the modal's style sheet, so that it is never seen without; goes on without where it fails. */
export async function loadSearchStyles(): Promise<void> {
  const href = sitePath(SEARCH_STYLESHEET);
  if (document.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  await new Promise((resolve) => {
    link.onload = link.onerror = resolve;
    // Before the site's own styles, which then win where they say otherwise.
    document.head.prepend(link);
  });
}

/** Opens the search modal, or closes it where it is open. */
export async function toggleSearch(): Promise<void> {
  if (open) closeSearch();
  else await openSearch();
}

/** Opens the search modal, if it is not open. Selected text, if any, is what is searched for. */
export async function openSearch(): Promise<void> {
  if (open) return;
  const host = document.createElement('div');
  const root = createRoot(host);
  open = { root, host, focused: document.activeElement };
  await loadSearchStyles();
  if (open.host !== host) return;
  document.body.append(host);
  window.addEventListener('keydown', onKey);
  root.render(
    <SearchModal initialQuery="" tags={tagsOfPage()} onClose={closeSearch} onVisit={visit} />,
  );
}

/** Closes the modal; focus goes back to where it was. */
export function closeSearch(): void {
  if (!open) return;
  const { root, host, focused } = open;
  open = undefined;
  window.removeEventListener('keydown', onKey);
  // Not while React is in the midst of an event of the modal itself.
  setTimeout(() => {
    root.unmount();
    host.remove();
    if (focused instanceof HTMLElement && document.activeElement === document.body) {
      focused.focus({ preventScroll: true });
    }
  });
}

function onKey(event: KeyboardEvent): void {
  if (event.key === 'Escape' && !event.isComposing) closeSearch();
}

function visit(path: string, query: string): void {
  closeSearch();
  const target = path.slice(basePath.length) || '/';
  // After the modal is gone: it restores the scroll position when it goes.
  setTimeout(() => {
    landOn(target, query);
    navigate(target);
  });
}
