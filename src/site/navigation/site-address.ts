/** The end of an address that was asked for as a file: `/a.html` and `/a/index.html` are `/a`. */
export const fileEnding = /(\/index)?\.html$/;

/** What the settings accept as the path under which the site stands; empty at the root of its host. */
export const basePathPattern = /^(?:\/[\w.~-]+)*$/;
