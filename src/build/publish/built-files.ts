import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../site/sources/files';
import type { RunRecord } from '../../site/sources/run-record';

/**
 * Returns the files of a built site for the run record. Sizes are recorded only for pages, because runs other than
 * builds may overwrite the other files.
 */
export function filesOf(publicFolder: string): RunRecord['files'] {
  if (!existsSync(publicFolder)) return {};
  return Object.fromEntries(
    listFiles(publicFolder).map((name) => [
      name,
      name.endsWith('.html') ? statSync(join(publicFolder, name)).size : null,
    ]),
  );
}

/** Returns the recorded files that are missing from the built site, and the pages whose size has changed, sorted. */
export function damagedFiles(publicFolder: string, files: RunRecord['files']): string[] {
  const found = filesOf(publicFolder);
  return Object.entries(files)
    .filter(([name, size]) => found[name] === undefined || (size !== null && found[name] !== size))
    .map(([name]) => name)
    .sort();
}
