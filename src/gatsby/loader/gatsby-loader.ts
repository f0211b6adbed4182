import { findPath } from '../../../.cache/find-path';
import { ProdLoader, type LoadedPage, type LoaderInstance } from '../../../.cache/loader';
import { basePath, ownPath } from '../../kit/view/site-paths';

let instance: LoaderInstance | undefined;

/**
 * Patches two methods of Gatsby's loader. `loadPage` stores the loader's instance, because {@link forgetPage} needs
 * its private caches, and loads nothing at a URL outside the base path. `loadPageDataJson` adds the base path, because
 * the loader sends a HEAD request for a page that the app lacks; without the base path, the request could go to another
 * site on the same origin.
 */
export function watchLoader(): void {
  const prototype = ProdLoader.prototype as LoaderInstance;
  const { loadPage, loadPageDataJson } = prototype;
  prototype.loadPage = function (
    this: LoaderInstance,
    path: string,
  ): Promise<LoadedPage | undefined> {
    // eslint-disable-next-line @typescript-eslint/no-this-alias -- the only way to get the instance
    instance = this;
    // A host may serve the not-found page outside the base path. Leave that page as the server rendered it, because the
    // router has no route for its URL and would render nothing.
    if (ownPath(window.location.pathname) === undefined) return new Promise(() => undefined);
    return loadPage.call(this, path);
  };
  prototype.loadPageDataJson = function (this: LoaderInstance, path: string): Promise<unknown> {
    return loadPageDataJson.call(this, basePath + path);
  };
}

/** Makes the loader request a page again. Otherwise the loader would reuse the failed result for the whole visit. */
export function forgetPage(path: string): void {
  instance?.pageDb.delete(findPath(path));
  instance?.pageDataDb.delete(findPath(path));
}

/** Whether the app has no page for this URL. The host may still have a page or a redirect for it. */
export const isUnknownPage = (path: string): boolean =>
  instance?.pageDataDb.get(findPath(path))?.notFound === true;
