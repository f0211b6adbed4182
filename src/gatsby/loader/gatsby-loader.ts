import { findPath } from '../../../.cache/find-path';
import { ProdLoader, type LoadedPage, type LoaderInstance } from '../../../.cache/loader';
import { basePath, ownPath } from '../../kit/view/site-paths';

let instance: LoaderInstance | undefined;

/**
 * Takes hold of Gatsby's loader, which keeps its caches to itself: its methods are called on it, and the first
 * call shows it: {@link forgetPage} needs it. And where the site has no page of an address, the loader asks the host
 * for one: without base path, which is another site's address.
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
    // A host may send the not-found page outside the base path too. There it stays as the server drew it: the router
    // knows no address there, and would draw nothing.
    if (ownPath(window.location.pathname) === undefined) return new Promise(() => undefined);
    return loadPage.call(this, path);
  };
  prototype.loadPageDataJson = function (this: LoaderInstance, path: string): Promise<unknown> {
    return loadPageDataJson.call(this, basePath + path);
  };
}

/** Lets a page be asked for anew: the loader remembers failures for the whole visit. */
export function forgetPage(path: string): void {
  instance?.pageDb.delete(findPath(path));
  instance?.pageDataDb.delete(findPath(path));
}

/** Whether the site has no page of this address in the app; it may still have one on the host, such as a redirect. */
export const isUnknownPage = (path: string): boolean =>
  instance?.pageDataDb.get(findPath(path))?.notFound === true;
