/** What stands before every path on the host: empty, or such as `/docs`. */
export const basePath = __BASE_PATH__;

/** A path as the host serves it: with the base path. */
export const sitePath = (path: string): string => (path.startsWith('/') ? basePath + path : path);

/** A path of the host as the site knows it, without base path; undefined where it is none of the site's. */
export const ownPath = (pathname: string): string | undefined =>
  `${pathname}/`.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : undefined;
