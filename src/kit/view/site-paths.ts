/** Prefix of every path on the host: empty, or for example `/docs`. */
export const basePath = __BASE_PATH__;

/** Adds the base path to a path of the site. Returns any other URL unchanged. */
export const sitePath = (path: string): string => (path.startsWith('/') ? basePath + path : path);

/** Removes the base path from a path on the host. Returns undefined if the path is not part of this site. */
export const ownPath = (pathname: string): string | undefined =>
  `${pathname}/`.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : undefined;
