import { readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Removes content-hashed files and folders of earlier builds, but keeps the newest: as many as this build wrote. Pages
 * that were open in a browser when the new build was published still request these older files.
 *
 * @param pattern names of the files or folders to consider
 * @param written names that this build wrote; their times are updated so that they count as the newest
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
