import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { groupBy } from '../../src/site/sources/group-by';
import type { PackageEntry } from './packages';
import type { ReadResult } from './read-group';
import type { ReadRequest } from './read-process';

/**
 * Packages that one compiler reads: loading it takes about as long as reading one of them. The largest group comes
 * first, so that the last to be started is not the longest.
 */
export function groupEntries(entries: readonly PackageEntry[]): PackageEntry[][] {
  const groups = groupBy(entries, (entry) =>
    entry.language === 'solidity' ? `solc ${entry.solc}` : entry.language,
  );
  return [...groups.values()].sort((a, b) => b.length - a.length);
}

/**
 * Reads groups of packages in processes of their own, as many as there are cores: starting one takes about as long as
 * reading a small package, so each reads one group after the other.
 *
 * @param root the project's root
 * @returns the results of each group, in order
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

/** Gives one process a group at a time, until none is left. */
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
        reject(new Error(`Reading ${names} ended early: ${signal ?? `exit code ${code}`}`));
      else resolve();
    });
    goOn();
  });
}
