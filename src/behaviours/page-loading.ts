import type { LoadedPage } from '../../.cache/loader';
import { forgetPage, isUnknownPage, watchLoader } from './gatsby-loader';
import { askToRetry, hideLoading, showLoading } from './load-state';
import { loadStylesheets } from './page-stylesheets';
import { takeTarget } from './navigation-target';

/** A promise that never settles: for Gatsby, when the browser or the reader goes on instead of it. */
const never = () => new Promise<never>(() => undefined);

const failed = (page: LoadedPage | undefined): boolean => !page || page.status === 'error';

function reasonOf(page: LoadedPage | undefined): string {
  if (page?.error instanceof Error) return page.error.message;
  return navigator.onLine ? 'Its data could not be fetched.' : 'There is no network connection.';
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

/**
 * Wraps the loading of pages: shows a load that lasts, and turns every failure into something the reader can act on.
 *
 * On navigation: a warning with the reason, then a full load of the target, query and hash included. Where the host
 * does not answer either, and on the first page of a visit (readable as it is, though dead): a box with the reason
 * and "Retry", which loads again without leaving the page.
 */
export function startPageLoading(): void {
  const loader = window.___loader;
  if (!loader) return;
  watchLoader();
  const loadPage = loader.loadPage.bind(loader);
  let first = true;

  loader.loadPage = async (path) => {
    const initial = first;
    first = false;
    const target = takeTarget(path);
    for (;;) {
      if (!initial && path.split('?')[0] !== window.location.pathname) showLoading();
      const page = await loadPage(path).catch((error: unknown): LoadedPage => ({
        status: 'error',
        error,
      }));
      if (!failed(page)) await loadStylesheets(page?.json?.data?.doc?.stylesheets ?? []);
      hideLoading();
      if (!failed(page)) return page;
      const reason = reasonOf(page);
      if (!initial) {
        const redirect = isUnknownPage(path);
        if (!redirect) console.warn(`${path} could not be loaded in place: ${reason}`);
        if (await answers(target)) {
          window.location.assign(target);
          return never();
        }
      }
      await askToRetry(reason);
      forgetPage(path);
    }
  };
}
