import { decodePath } from '../../site/navigation/decode-address';

/**
 * Replaces Gatsby's function that finds the page for a URL. Gatsby's function throws on a lone `%`, treats a URL with a
 * query as a different page, and does not return the not-found page for the URL at which the host served it. This
 * module supports no `matchPath` patterns, because no page has one.
 */

const NOT_FOUND = '/404.html';

/** Returns the requested path if the host served the not-found page for it, otherwise undefined. */
const missing = (): string | undefined => {
  const { pagePath, location } = window as Window & { pagePath?: string };
  return pagePath?.startsWith('/404') ? decodePath(location.pathname) : undefined;
};
const askedInVain = missing();

/**
 * Returns the path that identifies a page in the loader's caches. The page's data is in the folder with that path.
 *
 * @param address may include the base path, a query and a hash
 */
export function findPath(address: string): string {
  const [asked = ''] = address.split(/[?#]/, 1);
  const path = decodePath(asked);
  if (path === askedInVain) return NOT_FOUND;
  const base = decodePath(__BASE_PATH__);
  const own = base && `${path}/`.startsWith(`${base}/`) ? path.slice(base.length) : path;
  return own.replace(/^\/index\.html$/, '').replace(/\/$/, '') || '/';
}

/** Does nothing, because no page has a `matchPath`. */
export const setMatchPaths = (): void => undefined;

/** Returns null, because no page has a `matchPath`. */
export const findMatchPath = (): null => null;

/** Returns no parameters, because no page has parameters in its path. */
export const grabMatchParams = (): Record<string, string> => ({});
