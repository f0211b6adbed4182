import type { LoadedPage } from '../../../.cache/loader';
import { isReachable, reloadWithEdits } from '../../kit/dom/reload';
import { takeTarget } from '../../kit/dom/router';
import { message } from '../../kit/language/message';
import { basePath } from '../../kit/view/site-paths';
import { needsApp, waitForRetry } from '../runtime/hydrate-on-interaction';
import type { LoadDisplay } from '../runtime/page-script';
import { forgetPage, isUnknownPage, watchLoader } from './gatsby-loader';
import { loadStylesheets } from './page-stylesheets';
import { currentPage, startNavigation } from './pending-navigation';

declare global {
  interface Window {
    /** Digest of the build that the document came from. */
    ___webpackCompilationHash?: string;
  }
}

/**
 * Whether the host now has a different build from the one that the document came from. If so, the document's code may
 * be gone from the host, and a retry would not load it.
 */
export async function isUpdated(): Promise<boolean> {
  try {
    const answer = await fetch(`${basePath}/page-data/app-data.json`, { cache: 'no-store' });
    return answer.ok && !(await answer.text()).includes(`${window.___webpackCompilationHash}`);
  } catch {
    return false;
  }
}

/** Returns a promise that never settles. Gatsby waits for it while the browser or the reader navigates away. */
const never = () => new Promise<never>(() => undefined);

/**
 * Whether a page's data is complete. A failing host may send data with nothing in it. The page of a doc needs its
 * position in the navigation, which is in the page context, and its text, which is in the query's result.
 */
function isWhole({ pageContext, data }: NonNullable<LoadedPage['json']>): boolean {
  const doc = data?.doc;
  if (pageContext?.navigation || doc) return Boolean(pageContext?.navigation && doc?.body);
  return Boolean(pageContext) && (data === undefined || Object.values(data ?? {}).some(Boolean));
}

const failed = (page: LoadedPage | undefined): boolean =>
  !page || page.status === 'error' || !isWhole(page.json ?? {});

function reasonOf(page: LoadedPage | undefined): string {
  if (page?.error instanceof Error) return page.error.message;
  return navigator.onLine
    ? message('Its data could not be fetched.')
    : message('There is no network connection.');
}

/**
 * Leaves the app and loads a URL as a document. After Back, the address bar already shows the URL, so the document has
 * to be reloaded.
 */
function loadInFull(address: string): void {
  const { location, history } = window;
  if (address.split('#')[0] !== location.href.split('#')[0]) {
    location.assign(address);
    return;
  }
  history.replaceState(history.state, '', address);
  location.reload();
}

/** Whether a loaded page is of a different build from the one that the document came from. */
const isOutdated = ({ page }: LoadedPage): boolean =>
  page?.webpackCompilationHash !== window.___webpackCompilationHash;

/**
 * Decides whether to hydrate the document with the loaded page. If the page and the document come from different
 * builds, Gatsby would reload the document while the reader is using it. Instead, the document is left as it is, and
 * the next link loads the host's build. Only a document that needs the app is still hydrated, with the code of its own
 * build.
 *
 * @returns the page to hydrate, or undefined to leave the document as it is
 */
function keepDocument(loaded: LoadedPage): LoadedPage | undefined {
  const { page } = loaded;
  if (!page || !isOutdated(loaded)) return loaded;
  if (!needsApp()) return undefined;
  page.webpackCompilationHash = window.___webpackCompilationHash;
  return loaded;
}

/**
 * Handles a failure to load the first page, and resolves when it is time for another attempt. If a deployment has
 * removed the page's code, only a reload can help, which happens only if the reader presses "Retry".
 */
async function askForFirst(shown: LoadDisplay, reason: string): Promise<void> {
  const isGone = needsApp() && (await isUpdated());
  const why = isGone ? message('The site has been updated. Retry reloads the page.') : reason;
  const isAsked = await waitForRetry(shown, why);
  if (isGone && isAsked && (await isUpdated())) reloadWithEdits();
}

/**
 * Wraps the loading of pages: shows a progress indicator for slow loads, ignores a page that arrives after the reader
 * has navigated elsewhere, and gives the reader a way to handle every failure.
 *
 * If a navigation fails, logs a warning with the reason and then loads the target as a document, including query and
 * hash. If the host doesn't respond either, shows a box with the reason and a "Retry" button, which tries again without
 * leaving the page. Closing the box keeps the reader on the current page. The first page of a visit works without the
 * app, so its failure is shown only if the page has elements that need the app.
 */
export function startPageLoading(shown: LoadDisplay): void {
  const loader = window.___loader;
  if (!loader) return;
  watchLoader();
  const loadPage = loader.loadPage.bind(loader);
  let first = true;

  // Gatsby's own `hovering` does the same, but doesn't return a promise.
  loader.hovering = (path) => loadPage(path).catch(() => undefined);
  loader.loadPage = async (path) => {
    const initial = first;
    first = false;
    const target = takeTarget(path);
    if (!initial && currentPage() === undefined) {
      loadInFull(target);
      return never();
    }
    const signal = initial ? new AbortController().signal : startNavigation();
    signal.addEventListener('abort', shown.hide);
    const isDropped = () => signal.aborted;
    for (;;) {
      if (!initial && path.split('?')[0] !== currentPage()) shown.show();
      const page = await loadPage(path).catch((error: unknown): LoadedPage => ({
        status: 'error',
        error,
      }));
      const redirect = isUnknownPage(path);
      if (failed(page)) forgetPage(path);
      else await loadStylesheets(page?.json?.data?.doc?.stylesheets ?? []);
      if (isDropped()) return never();
      shown.hide();
      if (page && !failed(page)) {
        return initial ? (keepDocument(page) ?? never()) : page;
      }
      const reason = reasonOf(page);
      if (!initial) {
        if (!redirect) console.warn(`${path} could not be loaded in place: ${reason}`);
        const isThere = await isReachable(target);
        if (isDropped()) return never();
        if (isThere) {
          loadInFull(target);
          return never();
        }
      }
      const title = message('{path} could not be loaded', { path });
      if (initial) await askForFirst(shown, reason);
      else if (!(await shown.askToRetry(title, reason, signal))) return never();
    }
  };
}
