import { withPrefix } from 'gatsby';

/** A path as the host serves it: with the base path, and without Gatsby's slash after a bare one. */
export const sitePath = (path: string): string => (path.startsWith('/') ? withPrefix(path) : path);

/** What stands before every path on the host: empty, or such as `/docs`. */
export const basePath = withPrefix('/').replace(/\/$/, '');
