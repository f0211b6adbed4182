import { decodePath } from '../../site/navigation/decode-address';

/**
 * Replaces Gatsby's own lookup of a page by its address. That one throws on a lone `%`, treats a page with a query as a
 * different page from the document's, and does not know which page the host served for an unknown address. No page of
 * this site matches a pattern of addresses. The host handles old addresses by serving the new page.
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

/** No page matches a pattern of addresses. */
export const setMatchPaths = (): void => undefined;

/** No page matches a pattern of addresses. */
export const findMatchPath = (): null => null;

/** No page has parameters in its address. */
export const grabMatchParams = (): Record<string, string> => ({});
