import type { LoadedPage } from '../../../.cache/loader';
import { forgetPage, isUnknownPage, watchLoader } from './gatsby-loader';
import { loadStylesheets } from './page-stylesheets';
import { takeTarget } from '../../kit/dom/navigation-target';
import { message } from '../../kit/language/message';

/** A promise that never settles: for Gatsby, when the browser or the reader goes on instead of it. */
const never = () => new Promise<never>(() => undefined);

/** Without its context a page cannot be drawn: the frame is told by it where it stands. */
const failed = (page: LoadedPage | undefined): boolean =>
  !page || page.status === 'error' || !page.json?.pageContext;

function reasonOf(page: LoadedPage | undefined): string {
  if (page?.error instanceof Error) return page.error.message;
  return navigator.onLine
    ? message('Its data could not be fetched.')
    : message('There is no network connection.');
}

/** Whether the host answers for the address; asked before leaving the page, so that nobody lands on a white one. */
async function answers(address: string): Promise<boolean> {
  try {
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return status < 500;
  } catch {
    return false;
  }
}

/** Leaves the app for an address. After Back the address bar is there already, and going there would be no load. */
function loadInFull(address: string): void {
  const { location, history } = window;
  if (address.split('#')[0] !== location.href.split('#')[0]) {
    location.assign(address);
    return;
  }
  history.replaceState(history.state, '', address);
  location.reload();
}

/** What shows how a load goes. */
export interface LoadState {
  show: () => void;
  hide: () => void;
  /** Says why a load failed; resolves when the reader asks to try again. */
  askToRetry: (reason: string, options: { signal: AbortSignal }) => Promise<void>;
}

let state: LoadState | undefined;

/** What the reader wants to read now; aborted once they want something else. */
let wish = new AbortController();

/** Path of the page that is drawn, base path included; none before the app has taken over the first one. */
let drawn: string | undefined;

/** Path of the document. */
let served = '';

function newWish(): AbortSignal {
  wish.abort();
  state?.hide();
  wish = new AbortController();
  return wish.signal;
}

/** For a page that has been drawn. */
export function noteDrawn(pathname: string): void {
  drawn = pathname;
}

/** For a step in history: the page that was awaited is wanted no more, nor is its error. */
export function dropWish(): void {
  if (drawn !== undefined) newWish();
  // The app would start with the page of the document, and put its address back.
  else if (window.location.pathname !== served) window.location.reload();
}

/**
 * Wraps the loading of pages: shows a load that lasts, drops a page that comes after the reader has wished for
 * another, and turns every failure into something the reader can act on.
 *
 * On navigation: a warning with the reason, then a full load of the target, query and hash included. Where the host
 * does not answer either, and on the first page of a visit (readable as it is, though dead): a box with the reason
 * and "Retry", which loads again without leaving the page.
 */
export function startPageLoading(shown: LoadState): void {
  const loader = window.___loader;
  if (!loader) return;
  state = shown;
  watchLoader();
  served = window.location.pathname;
  const loadPage = loader.loadPage.bind(loader);
  let first = true;

  loader.loadPage = async (path) => {
    const initial = first;
    first = false;
    const target = takeTarget(path);
    if (!initial && drawn === undefined) {
      loadInFull(target);
      return never();
    }
    const signal = initial ? new AbortController().signal : newWish();
    const isDropped = () => signal.aborted;
    for (;;) {
      if (!initial && path.split('?')[0] !== drawn) shown.show();
      const page = await loadPage(path).catch((error: unknown): LoadedPage => ({
        status: 'error',
        error,
      }));
      const redirect = isUnknownPage(path);
      if (failed(page)) forgetPage(path);
      else await loadStylesheets(page?.json?.data?.doc?.stylesheets ?? []);
      if (isDropped()) return never();
      shown.hide();
      if (!failed(page)) return page;
      const reason = reasonOf(page);
      if (!initial) {
        if (!redirect) console.warn(`${path} could not be loaded in place: ${reason}`);
        const isThere = await answers(target);
        if (isDropped()) return never();
        if (isThere) {
          loadInFull(target);
          return never();
        }
      }
      await shown.askToRetry(initial ? reason : `${path}: ${reason}`, { signal });
    }
  };
}
