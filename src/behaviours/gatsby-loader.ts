import { findPath } from '../../.cache/find-path';
import { ProdLoader, type LoadedPage, type LoaderInstance } from '../../.cache/loader';

let instance: LoaderInstance | undefined;

/**
 * Takes hold of Gatsby's loader, which keeps its caches to itself: its methods are called on it, and the first
 * call shows it. Needed for one thing only, {@link forgetPage}.
 */
export function watchLoader(): void {
  const prototype = ProdLoader.prototype as LoaderInstance;
  const { loadPage } = prototype;
  prototype.loadPage = function (
    this: LoaderInstance,
    path: string,
  ): Promise<LoadedPage | undefined> {
    // eslint-disable-next-line @typescript-eslint/no-this-alias -- see above: this is the only way to it
    instance = this;
    return loadPage.call(this, path);
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
