/**
 * Matches the end of an address that names a file, not a page: `/a.html` and `/a/index.html` are files of the page
 * `/a`.
 */
export const fileEnding = /(\/index)?\.html$/;

/** Matches valid values of the base path setting, which is empty if the site is at the root of its host. */
export const basePathPattern = /^(?:\/[\w.~-]+)*$/;
