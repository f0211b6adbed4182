/** Attribute of the button that opens the dialog for saving the site. The code of the dialog is fetched on press. */
export const SAVE_OFFLINE = 'data-save-offline';

/**
 * Name of the service worker's file, at the site's root. If offline support is turned off, the file contains a worker
 * that removes itself.
 */
export const WORKER = 'sw.js';
/** Name of the file at the site's root that contains the id and the size of the host's current build. */
export const SUMMARY = 'offline.json';
/** Name of the file at the site's root that lists all files that readers need from the host's current build. */
export const LISTING = 'offline-files.json';

/**
 * Header of requests for saving the site. The worker never answers them from its cache, because they need the host's
 * own response.
 */
export const OF_HOST = 'x-of-host';

/**
 * Returns the prefix for the names of the site's caches. It includes the base path, because an origin may host several
 * sites, for example at `/` and `/docs`.
 *
 * @param base path of the site on its host
 */
export const cachePrefix = (base: string): string => `offline ${base}/ `;
