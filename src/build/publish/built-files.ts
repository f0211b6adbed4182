import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { RunRecord } from '../../site/sources/run-record';

/**
 * Returns the files of a built site for the run record. Sizes are recorded only for pages, because only builds write
 * pages.
 */
export function filesOf(publicFolder: string): RunRecord['files'] {
  if (!existsSync(publicFolder)) return {};
  const entries = readdirSync(publicFolder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry): [string, number | null] => {
      const path = join(entry.parentPath, entry.name);
      const name = path
        .slice(publicFolder.length + 1)
        .split(sep)
        .join('/');
      return [name, name.endsWith('.html') ? statSync(path).size : null];
    });
  return Object.fromEntries(entries);
}

/** Returns the recorded files that are missing from the built site, and the pages whose size has changed, sorted. */
export function damagedFiles(publicFolder: string, files: RunRecord['files']): string[] {
  const found = filesOf(publicFolder);
  return Object.entries(files)
    .filter(([name, size]) => found[name] === undefined || (size !== null && found[name] !== size))
    .map(([name]) => name)
    .sort();
}
