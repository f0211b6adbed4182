import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, removeFile } from '../../src/site/sources/files';
import { htmlFile } from '../../src/site/sources/output-files';

/** Folder of files that pages fetch. An HTML file in this folder is not a page. */
const FETCHED = 'static/';

/** Returns the HTML files of the pages in a folder, at any depth. */
export const htmlFiles = (folder: string): string[] =>
  listFiles(folder)
    .filter((file) => file.endsWith('.html') && !file.startsWith(FETCHED))
    .map((file) => join(folder, file));

/**
 * Returns the file that hosts may need for a page besides its `index.html`: `a/index.html` → `a.html`. Undefined for
 * the home page, for the 404 page, and for any file that is not an `index.html`.
 */
export function twinOf(file: string, folder: string): string | undefined {
  const page = file.endsWith('/index.html') ? file.slice(0, -'/index.html'.length) : '';
  // Gatsby itself writes the 404 page to both files.
  return page.length > folder.length && page !== join(folder, '404') ? `${page}.html` : undefined;
}

/** Returns the HTML file of a page in a folder. */
export const htmlOf = (path: string, folder: string): string => join(folder, htmlFile(path));

/**
 * Removes pages that do not belong to this build. Gatsby removes only the pages that it created, but not old redirect
 * pages or the copies that {@link writeTwins} made.
 *
 * @param kept files that belong to the site
 */
export function removeStrayPages(folder: string, kept: ReadonlySet<string>): void {
  for (const file of htmlFiles(folder)) {
    if (!kept.has(file)) removeFile(file, folder);
  }
}

/**
 * Writes `a.html` for each `a/index.html`, for hosts that serve `/a` from `a.html` but redirect it to `/a/` if there is
 * only `a/index.html`.
 *
 * @param files pages of the folder
 * @param changed the files that this build has written; for any other file, an existing copy is up to date
 */
export function writeTwins(
  folder: string,
  files: readonly string[],
  changed: ReadonlySet<string>,
): void {
  for (const file of files) {
    const twin = twinOf(file, folder);
    if (twin && (changed.has(file) || !existsSync(twin))) copyFileSync(file, twin);
  }
}
