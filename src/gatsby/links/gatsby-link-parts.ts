/**
 * The parts of gatsby-link that the site and Gatsby's runtime call. Its component, which watches every link and
 * rewrites addresses, is not among them: links are plain, and `frame/links/link-navigation.ts` follows them.
 */

declare const __PATH_PREFIX__: string;

/** An address taken apart; the parts put together are the address. */
export function parsePath(address: string): { pathname: string; search: string; hash: string } {
  const {
    pathname = '/',
    search = '',
    hash = '',
  } = /^(?<pathname>[^?#]*)(?<search>\?[^#]*)?(?<hash>#.*)?$/s.exec(address)?.groups ?? {};
  return {
    pathname: pathname || '/',
    search: search === '?' ? '' : search,
    hash: hash === '#' ? '' : hash,
  };
}

const prefixed = (path: string, prefix: string): string =>
  /^(?:[a-z][\w+.-]*:|\.{1,2}\/)/i.test(path)
    ? path
    : `${prefix.replace(/\/$/, '')}${path.startsWith('/') ? path : `/${path}`}`;

/** A path of the site as the host serves it. */
export const withPrefix = (path: string): string => prefixed(path, __BASE_PATH__);

/** A file of the build as the host serves it. */
export const withAssetPrefix = (path: string): string => prefixed(path, __PATH_PREFIX__);

/** Goes to a path of the site, given without base path, or so many steps in history. */
export function navigate(to: string | number, options?: object): void {
  const { ___navigate } = window as unknown as {
    ___navigate: (to: string | number, options?: object) => void;
  };
  ___navigate(typeof to === 'number' ? to : withPrefix(to), options);
}

/** No page uses it. */
export function Link(): null {
  return null;
}
