import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { groupBy } from '../../src/lib/group-by';
import type { PackageEntry } from './packages';
import type { ReadRequest, ReadResult } from './read-process';

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
 * Reads groups of packages, each in a process of its own, as many at once as there are cores.
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
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [place, entries] = next;
      results[place] = await readGroup({ root, entries });
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work));
  return results;
}

function readGroup(request: ReadRequest): Promise<ReadResult[]> {
  return new Promise((resolve, reject) => {
    const script = join(request.root, 'plugins/gatsby-source-api-reference/read-process.ts');
    const child = fork(script, { cwd: request.root, execArgv: ['--import', 'tsx'] });
    let results: ReadResult[] | undefined;
    child.on('message', (message) => (results = message as ReadResult[]));
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      const names = request.entries.map(({ name }) => name).join(', ');
      if (results) resolve(results);
      else reject(new Error(`Reading ${names} ended early: ${signal ?? `exit code ${code}`}`));
    });
    child.send(request);
  });
}
