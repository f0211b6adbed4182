import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Where Gatsby stores its nodes and its plugins' caches, relative to the project root. */
export const DATABASES = ['.cache/data/datastore', '.cache/caches-lmdb'];

/** Database of Gatsby's downloads, which Gatsby keeps when it clears the rest of the cache. */
export const DOWNLOADS = '.cache/data/gatsby-core-utils';

/** Whether all databases of Gatsby's cache exist and can be read completely. */
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
