import type { LoadedPage } from '../../../.cache/loader';
import { forgetPage, isUnknownPage, watchLoader } from './gatsby-loader';
import { loadStylesheets } from './page-stylesheets';
import { drawnPage, newWish } from './wish';
import type { LoadState } from '../runtime/page-script';
import { isUpdated } from '../runtime/is-updated';
import { needsApp, untilAnotherAttempt } from '../runtime/take-over';
import { answers } from '../../kit/dom/answers';
import { reloadWithEdits } from '../../kit/dom/reload-with-edits';
import { takeTarget } from '../../kit/dom/navigation-target';
import { message } from '../../kit/language/message';

/** A promise that never settles: for Gatsby, when the browser or the reader goes on instead of it. */
const never = () => new Promise<never>(() => undefined);

/**
 * Whether a page can be drawn: by its context the frame is told where it stands, and what its query finds is its text. A
 * host that breaks down may send data with nothing in it.
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

/** Whether the host has another build by now than the document came from. */
const isOutdated = ({ page }: LoadedPage): boolean =>
  page?.webpackCompilationHash !== window.___webpackCompilationHash;

/**
 * Of a document that is outdated, the page's own. Gatsby would load the document anew, under the reader's hands; instead
 * the next link leads to the new build, and only a page that is nothing without the app is taken over by the old one.
 */
function keepDocument(loaded: LoadedPage): LoadedPage | undefined {
  const { page } = loaded;
  if (!page || !isOutdated(loaded)) return loaded;
  if (!needsApp()) return undefined;
  page.webpackCompilationHash = window.___webpackCompilationHash;
  return loaded;
}

/**
 * After a failure of the first page: settles when it is time for another attempt. Code that is gone with a deployment
 * comes with a load of the page alone, on the reader's word.
 */
async function askForFirst(shown: LoadState, reason: string): Promise<void> {
  const isGone = needsApp() && (await isUpdated());
  const why = isGone ? message('The site has been updated. Retry reloads the page.') : reason;
  const isAsked = await untilAnotherAttempt(shown, why);
  if (isGone && isAsked && (await isUpdated())) reloadWithEdits();
}

/**
 * Wraps the loading of pages: shows a load that lasts, drops a page that comes after the reader has wished for
 * another, and turns every failure into something the reader can act on.
 *
 * On navigation: a warning with the reason, then a full load of the target, query and hash included. Where the host
 * does not answer either, a box with the reason and "Retry", which loads again without leaving the page; closed, it
 * leaves the reader where they are. The first page
 * of a visit works as it is: of its failure the reader is told only where something on it does not.
 */
export function startPageLoading(shown: LoadState): void {
  const loader = window.___loader;
  if (!loader) return;
  watchLoader();
  const loadPage = loader.loadPage.bind(loader);
  let first = true;

  // Gatsby's own does the same, and does not say when it is done.
  loader.hovering = (path) => loadPage(path).catch(() => undefined);
  loader.loadPage = async (path) => {
    const initial = first;
    first = false;
    const target = takeTarget(path);
    if (!initial && drawnPage() === undefined) {
      loadInFull(target);
      return never();
    }
    const signal = initial ? new AbortController().signal : newWish();
    signal.addEventListener('abort', shown.hide);
    const isDropped = () => signal.aborted;
    for (;;) {
      if (!initial && path.split('?')[0] !== drawnPage()) shown.show();
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
        const isThere = await answers(target);
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
