/** On a button, with what fetches code for it: opens what saves the site. */
export const SAVE_OFFLINE = 'data-save-offline';

/** At the root of the site: the service worker. A site that has none any more has one there that takes itself away. */
export const WORKER = 'sw.js';
/** Beside it: which build the host has, and how large it is. */
export const SUMMARY = 'offline.json';
/** And every file of it that readers have a use for. */
export const LISTING = 'offline-files.json';

/** On a request: what saves the site wants the host's own answer, and none that is kept. */
export const OF_HOST = 'x-of-host';

/**
 * How the names of the site's caches begin: an origin may hold several sites, one below the other.
 *
 * @param base path of the site on its host
 */
export const cachePrefix = (base: string): string => `offline ${base}/ `;
