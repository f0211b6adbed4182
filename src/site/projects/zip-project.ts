import { strToU8, zipSync } from 'fflate';
import type { Project } from './project-of-doc';

// Zip timestamps are in local time without a zone and start in 1980, so this date gives the same bytes in every zone.
const EPOCH = new Date(1980, 0, 1);

/**
 * Zips a project reproducibly, with sorted entries and a fixed date. All files are in one folder named after the
 * project.
 */
export function zipProject({ name, files }: Project): Uint8Array {
  const entries = [...files]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, text]) => [`${name}/${path}`, strToU8(text)] as const);
  return zipSync(Object.fromEntries(entries), { mtime: EPOCH, level: 9 });
}

/** Folder of the zips, both as a URL path and within the built site. */
export const DOWNLOADS = '/downloads';

/** Returns the URL path of a project's zip, without base path. */
export const zipPath = (name: string): string => `${DOWNLOADS}/${name}.zip`;
