import { decodePath } from '../../site/navigation/decode-address';

/**
 * Stands for Gatsby's own lookup of a page by its address, which throws on a lone `%`, takes a page with a query for
 * another than the one in the document, and does not know which page the host sent for an address that is none. No
 * page here answers for a pattern of addresses; old addresses are the host's, which sends the page of the new one.
 */

const NOT_FOUND = '/404.html';

/** What the reader asked for, where the host sent the not-found page for it. */
const missing = (): string | undefined => {
  const { pagePath, location } = window as Window & { pagePath?: string };
  return pagePath?.startsWith('/404') ? decodePath(location.pathname) : undefined;
};
const askedInVain = missing();

/** The name of a page in the loader's caches, and of its data's folder. The address may have base path and query. */
export function findPath(address: string): string {
  const [asked = ''] = address.split(/[?#]/, 1);
  const path = decodePath(asked);
  if (path === askedInVain) return NOT_FOUND;
  const base = decodePath(__BASE_PATH__);
  const own = base && `${path}/`.startsWith(`${base}/`) ? path.slice(base.length) : path;
  return own.replace(/^\/index\.html$/, '').replace(/\/$/, '') || '/';
}

/** Pages that answer for a pattern of addresses: none. */
export const setMatchPaths = (): void => undefined;

/** The page whose pattern an address meets: none. */
export const findMatchPath = (): null => null;

/** What a pattern took from an address: nothing. */
export const grabMatchParams = (): Record<string, string> => ({});
