import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Where Gatsby keeps its nodes and what plugins cache, from the project root. */
export const DATABASES = ['.cache/data/datastore', '.cache/caches-lmdb'];

/** Of Gatsby's downloads: it is kept when the rest of the cache goes. */
export const DOWNLOADS = '.cache/data/gatsby-core-utils';

/** Whether all databases of Gatsby's cache are there and can be read to the end. */
export function areDatabasesReadable(root: string): boolean {
  const folders = [...DATABASES, ...(existsSync(join(root, DOWNLOADS)) ? [DOWNLOADS] : [])];
  if (!folders.every((folder) => existsSync(join(root, folder, 'data.mdb')))) return false;
  const script = join(root, 'src/build/cache/read-databases.ts');
  const { status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', script, ...folders.map((folder) => join(root, folder))],
    { cwd: root, stdio: 'ignore' },
  );
  return status === 0;
}
