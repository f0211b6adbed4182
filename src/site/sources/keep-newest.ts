import { readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Removes what earlier builds left under names of their own content, but for the last of it, as much as this build
 * wrote: pages that readers have open while a build is published still ask for that.
 *
 * @param pattern names of the files or folders in question
 * @param written what this build wrote; it counts as the newest from now on
 */
export function keepNewest(folder: string, pattern: RegExp, ...written: readonly string[]): void {
  const now = new Date();
  for (const name of written) utimesSync(join(folder, name), now, now);
  const older = readdirSync(folder)
    .filter((name) => pattern.test(name) && !written.includes(name))
    .map((name) => ({ path: join(folder, name), time: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.time - a.time);
  for (const { path } of older.slice(written.length)) rmSync(path, { recursive: true });
}
