import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RunRecord } from '../../site/sources/run-record';
import { damagedFiles } from '../publish/built-files';

/** Where Gatsby stores its nodes and its plugins' caches, relative to the project root. */
export const DATABASES = ['.cache/data/datastore', '.cache/caches-lmdb'];

/** Database that lists Gatsby's downloads. Gatsby keeps this database when it clears the rest of its cache. */
export const DOWNLOADS = '.cache/data/gatsby-core-utils';

/** Whether the databases of Gatsby's cache exist and can be read completely. Only {@link DOWNLOADS} may be missing. */
function areDatabasesReadable(root: string): boolean {
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

/**
 * Returns why Gatsby's cache must not be used, as the end of a sentence, or undefined if the cache is valid.
 *
 * @param record written by the run that left the cache
 * @param code digest of the current code
 * @param settings digest of this run's settings
 * @param building whether this run builds the site; in development, the files of the last build are not checked
 */
export function cacheFault(
  root: string,
  record: RunRecord | undefined,
  { code, settings, building }: Pick<RunRecord, 'code' | 'settings'> & { building: boolean },
): string | undefined {
  if (!existsSync(join(root, '.cache/caches-lmdb'))) return undefined;
  if (!record?.finished) return 'the last run did not finish';
  if (record.root !== root) return `it was made in ${record.root}`;
  if (record.code !== code) return 'the code that made it has changed';
  // Gatsby would reuse every page whose context is unchanged, even if its addresses and names are outdated.
  if (record.settings !== settings)
    return 'the settings, or environment variables that override them, have changed';
  const damaged = building ? damagedFiles(join(root, 'public'), record.files) : [];
  if (damaged.length > 0) {
    const examples = damaged.slice(0, 3).join(', ') + (damaged.length > 3 ? ' …' : '');
    return `files of the last build in public/ are missing or changed (${damaged.length}): ${examples}`;
  }
  return areDatabasesReadable(root) ? undefined : 'its databases cannot be read';
}
