import { findPath } from '../../../.cache/find-path';
import { ProdLoader, type LoadedPage, type LoaderInstance } from '../../../.cache/loader';
import { basePath, ownPath } from '../../kit/view/site-paths';

let instance: LoaderInstance | undefined;

/**
 * Patches Gatsby's loader, whose caches are private. The first call to one of its methods reveals the instance, which
 * {@link forgetPage} needs. Also adds the base path when the loader asks the host for a page that is not in the app.
 * Without the base path, the address could be another site's.
 */
export function watchLoader(): void {
  const prototype = ProdLoader.prototype as LoaderInstance;
  const { loadPage, loadPageDataJson } = prototype;
  prototype.loadPage = function (
    this: LoaderInstance,
    path: string,
  ): Promise<LoadedPage | undefined> {
    // eslint-disable-next-line @typescript-eslint/no-this-alias -- see above: this is the only way to it
    instance = this;
    // A host may serve the not-found page outside the base path too. That page stays as the server rendered it, because
    // the router knows no address there and would render nothing.
    if (ownPath(window.location.pathname) === undefined) return new Promise(() => undefined);
    return loadPage.call(this, path);
  };
  prototype.loadPageDataJson = function (this: LoaderInstance, path: string): Promise<unknown> {
    return loadPageDataJson.call(this, basePath + path);
  };
}

/** Makes the loader request a page again; otherwise it remembers failures for the whole visit. */
export function forgetPage(path: string): void {
  instance?.pageDb.delete(findPath(path));
  instance?.pageDataDb.delete(findPath(path));
}

/** Whether the app has no page for this address. The host may still have one, such as a redirect. */
export const isUnknownPage = (path: string): boolean =>
  instance?.pageDataDb.get(findPath(path))?.notFound === true;
