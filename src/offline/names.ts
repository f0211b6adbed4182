/** Attribute of the button that opens the dialog for saving the site. The code of the dialog is fetched on press. */
export const SAVE_OFFLINE = 'data-save-offline';

/**
 * The service worker, at the site's root. If offline support is turned off, this file is a worker that removes itself.
 */
export const WORKER = 'sw.js';
/** File in the same folder with the id and the size of the host's current build. */
export const SUMMARY = 'offline.json';
/** File in the same folder that lists all files of that build that readers need. */
export const LISTING = 'offline-files.json';

/** Header that marks requests for saving the site, which need the host's own response, never a cached one. */
export const OF_HOST = 'x-of-host';

/**
 * Returns the prefix for the names of the site's caches. It includes the base path, because an origin may host several
 * sites, one below another.
 *
 * @param base path of the site on its host
 */
export const cachePrefix = (base: string): string => `offline ${base}/ `;
