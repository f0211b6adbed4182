import { strToU8, zipSync } from 'fflate';
import type { Project } from './project-of-doc';

// The zip format counts from 1980, in local time without a zone: this is the same in every zone.
const EPOCH = new Date(1980, 0, 1);

/** The same project gives the same bytes: entries sorted, one date. All stand in one folder named after the project. */
export function zipProject({ name, files }: Project): Uint8Array {
  const entries = [...files]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, text]) => [`${name}/${path}`, strToU8(text)] as const);
  return zipSync(Object.fromEntries(entries), { mtime: EPOCH, level: 9 });
}
