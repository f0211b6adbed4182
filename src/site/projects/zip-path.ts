/** Where the zips are, on the host and in the built site. */
export const DOWNLOADS = '/downloads';

/** Address of a project's zip, without base path. */
export const zipPath = (name: string): string => `${DOWNLOADS}/${name}.zip`;
