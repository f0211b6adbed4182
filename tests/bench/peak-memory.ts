import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const INTERVAL_MS = 300;

/**
 * Watches the memory of a process and its descendants. The returned `stop` returns the peak of their total resident
 * memory, in bytes.
 */
export function watchMemory(pid: number): { stop: () => number } {
  let peak = 0;
  let watching = true;
  const watch = async (): Promise<void> => {
    while (watching) {
      peak = Math.max(peak, await memoryOf(pid));
      await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
    }
  };
  void watch();
  return {
    stop: () => {
      watching = false;
      return peak;
    },
  };
}

/** Returns the current memory of a process and its descendants, in bytes. */
export async function memoryOf(pid: number): Promise<number> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,rss=']);
  return treeMemory(stdout, pid);
}

/**
 * Returns the total memory of a process and its descendants, in bytes. Shared memory counts once per process, so the
 * result is an upper bound.
 *
 * @param table rows of process id, parent's id and resident KiB
 */
function treeMemory(table: string, pid: number): number {
  const rows = table
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number));
  const members = new Set([pid]);
  // Repeats until no more descendants are found, because a child may come before its parent in the table.
  for (let known = 0; known !== members.size;) {
    known = members.size;
    for (const [id = 0, parent = 0] of rows) if (members.has(parent)) members.add(id);
  }
  const kib = rows.reduce((sum, [id = 0, , rss = 0]) => sum + (members.has(id) ? rss : 0), 0);
  return kib * 1024;
}
