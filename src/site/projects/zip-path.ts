/** Folder of the zips, both as a URL path and within the built site. */
export const DOWNLOADS = '/downloads';

/** Returns the URL path of a project's zip, without base path. */
export const zipPath = (name: string): string => `${DOWNLOADS}/${name}.zip`;
