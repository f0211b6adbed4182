/**
 * Replaces gatsby-link with the parts of it that the site and Gatsby's runtime call. The `Link` component is a
 * placeholder, because the site uses plain links, and `frame/links.ts` navigates when they are clicked.
 */

declare const __PATH_PREFIX__: string;

/** Splits a URL into path, query and hash. A lone `?` or `#` is dropped, and an empty path becomes `/`. */
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

/** Adds the base path to a path of the site. */
export const withPrefix = (path: string): string => prefixed(path, __BASE_PATH__);

/** Adds the path prefix to the path of a build file. */
export const withAssetPrefix = (path: string): string => prefixed(path, __PATH_PREFIX__);

/** Navigates to a path of the site, given without base path, or by a number of steps in the history. */
export function navigate(to: string | number, options?: object): void {
  const { ___navigate } = window as unknown as {
    ___navigate: (to: string | number, options?: object) => void;
  };
  ___navigate(typeof to === 'number' ? to : withPrefix(to), options);
}

/** Placeholder for gatsby-link's component, which no page uses. */
export function Link(): null {
  return null;
}
