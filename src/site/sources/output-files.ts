import { mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readText } from './files';

/**
 * Writes a file unless it already contains that text. An unchanged file keeps its modification time, by which uploads,
 * hosts and browsers detect changes.
 *
 * @returns whether the file was written
 */
export function writeChanged(file: string, text: string): boolean {
  if (readText(file) === text) return false;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return true;
}

/**
 * Removes content-hashed files and folders of earlier builds, except the newest of them, as many as this build wrote.
 * Pages that were open in a browser when the new build was published still request these older files.
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

/**
 * Path of the site that is served and deployed, from the project root. It is a symlink to the output of the last
 * completed build. Builds write to `public` and switch the symlink when they are complete.
 */
export const DIST = 'dist';

/**
 * Returns the HTML file of a page in the built site. Gatsby writes `a/index.html`, or `a.html` if the address has that
 * extension.
 */
export const htmlFile = (path: string): string =>
  path.endsWith('.html') ? path : join(path, 'index.html');
