import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { damagedFiles } from '../publish/built-files';
import { areDatabasesReadable } from './readable-databases';
import type { RunRecord } from '../../site/sources/run-record';

/**
 * Why Gatsby's cache must not be used, as the end of a sentence; undefined when it holds.
 *
 * @param record of the run that left the cache
 * @param code digest of the code of today
 * @param settings digest of the settings of this run
 * @param building whether this run makes the site: while developing, the built pages are of no concern
 */
export function cacheFault(
  root: string,
  record: RunRecord | undefined,
  { code, settings, building }: Pick<RunRecord, 'code' | 'settings'> & { building: boolean },
): string | undefined {
  if (!existsSync(join(root, '.cache/caches-lmdb'))) return undefined;
  if (!record?.finished) return 'the last run did not come to its end';
  if (record.root !== root) return `it was made in ${record.root}`;
  if (record.code !== code) return 'the code that made it has changed';
  // Gatsby would keep the pages whose context is as it was, with the addresses and names of before.
  if (record.settings !== settings)
    return 'the settings, or a variable of the environment that wins over them, have changed';
  const damaged = building ? damagedFiles(join(root, 'public'), record.files) : [];
  if (damaged.length > 0) {
    const examples = damaged.slice(0, 3).join(', ') + (damaged.length > 3 ? ' …' : '');
    return `public/ has lost or changed files of the last build, ${damaged.length} in number: ${examples}`;
  }
  return areDatabasesReadable(root) ? undefined : 'its databases cannot be read';
}
