/** Matches the file part of an address: `/a.html` and `/a/index.html` are the page `/a`. */
export const fileEnding = /(\/index)?\.html$/;

/** Matches valid values of the base path setting, which is empty if the site is at the root of its host. */
export const basePathPattern = /^(?:\/[\w.~-]+)*$/;
