import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { groupBy } from '../../src/site/sources/group-by';
import type { PackageEntry } from '../../src/site/data/packages';
import type { ReadResult } from './read-group';
import type { ReadRequest } from './read-process';

/**
 * Groups packages by compiler, because loading a compiler takes about as long as reading a package. The largest group
 * comes first, so that the longest job does not start last.
 */
export function groupEntries(entries: readonly PackageEntry[]): PackageEntry[][] {
  const groups = groupBy(entries, (entry) =>
    entry.language === 'solidity' ? `solc ${entry.solc}` : entry.language,
  );
  return [...groups.values()].sort((a, b) => b.length - a.length);
}

/**
 * Reads groups of packages in child processes: one per core and at least two, but no more than there are groups.
 * Starting a process takes about as long as reading a small package, so a process that is done reads another group.
 *
 * @param root the project's root
 * @returns the results of each group, in the order of `groups`
 */
export async function readGroups(
  root: string,
  groups: readonly PackageEntry[][],
): Promise<ReadResult[][]> {
  const results: ReadResult[][] = groups.map(() => []);
  const waiting = [...groups.entries()];
  const processes = Math.min(groups.length, Math.max(2, availableParallelism()));
  await Promise.all(
    Array.from({ length: processes }, () =>
      readInProcess(
        root,
        () => waiting.shift(),
        (place, read) => (results[place] = read),
      ),
    ),
  );
  return results;
}

type Job = [place: number, entries: PackageEntry[]];

/** Starts a process and sends it one group at a time until no group is left. */
function readInProcess(
  root: string,
  next: () => Job | undefined,
  done: (place: number, results: ReadResult[]) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = join(root, 'plugins/gatsby-source-api-reference/read-process.ts');
    const child = fork(script, { cwd: root, execArgv: ['--liftoff-only', '--import', 'tsx'] });
    let job: Job | undefined;
    const goOn = () => {
      job = next();
      if (job) child.send({ root, entries: job[1] } satisfies ReadRequest);
      else child.disconnect();
    };
    child.on('message', (message) => {
      if (job) done(job[0], message as ReadResult[]);
      goOn();
    });
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      const names = job?.[1].map(({ name }) => name).join(', ');
      if (names)
        reject(
          new Error(
            `Reading ${names} ended early (${signal ?? `exit code ${code}`}): build again, with more memory if it ends again`,
          ),
        );
      else resolve();
    });
    goOn();
  });
}
