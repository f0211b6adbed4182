import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { damagedFiles } from '../publish/built-files';
import { areDatabasesReadable } from './readable-databases';
import type { RunRecord } from '../../site/sources/run-record';

/**
 * Returns why Gatsby's cache must not be used, as the end of a sentence, or undefined if the cache is valid.
 *
 * @param record written by the run that left the cache
 * @param code digest of the current code
 * @param settings digest of this run's settings
 * @param building whether this run builds the site; in development, the built pages don't matter
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
  // Gatsby would keep pages whose context is unchanged, with outdated addresses and names.
  if (record.settings !== settings)
    return 'the settings, or environment variables that override them, have changed';
  const damaged = building ? damagedFiles(join(root, 'public'), record.files) : [];
  if (damaged.length > 0) {
    const examples = damaged.slice(0, 3).join(', ') + (damaged.length > 3 ? ' …' : '');
    return `files of the last build in public/ are missing or changed (${damaged.length}): ${examples}`;
  }
  return areDatabasesReadable(root) ? undefined : 'its databases cannot be read';
}
