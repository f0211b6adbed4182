import { decodePath } from '../../site/navigation/decode-address';

/**
 * Replaces Gatsby's own function that finds the page for an address. Gatsby's function throws on a lone `%`, treats an
 * address with a query as a different page from the document's, and does not know which page the host served for an
 * unknown address. Ours supports no `matchPath` patterns, because no page has one. Old addresses need no lookup,
 * because the host serves the new page for them.
 */

const NOT_FOUND = '/404.html';

/** Returns the path that the reader requested, if the host served the not-found page for it. */
const missing = (): string | undefined => {
  const { pagePath, location } = window as Window & { pagePath?: string };
  return pagePath?.startsWith('/404') ? decodePath(location.pathname) : undefined;
};
const askedInVain = missing();

/**
 * Returns a page's key in the loader's caches, which is also its data folder. The address may include the base path and
 * a query.
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

/** Returns no parameters, because no page has any in its path. */
export const grabMatchParams = (): Record<string, string> => ({});
