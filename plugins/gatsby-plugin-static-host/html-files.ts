import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, removeFile } from '../../src/site/sources/files';
import { htmlFile } from '../../src/site/sources/output-files';

/** Folder of files that pages fetch. HTML files in there are not pages. */
const FETCHED = 'static/';

/** Returns every page of a folder, at any depth. */
export const htmlFiles = (folder: string): string[] =>
  listFiles(folder)
    .filter((file) => file.endsWith('.html') && !file.startsWith(FETCHED))
    .map((file) => join(folder, file));

/** Returns the other form of a page's file: `a/index.html` → `a.html`. Undefined for the home page and for `a.html`. */
export function twinOf(file: string, folder: string): string | undefined {
  const page = file.endsWith('/index.html') ? file.slice(0, -'/index.html'.length) : '';
  // Gatsby itself writes the not-found page in both forms.
  return page.length > folder.length && page !== join(folder, '404') ? `${page}.html` : undefined;
}

/** Returns the file of a page in a folder. */
export const htmlOf = (path: string, folder: string): string => join(folder, htmlFile(path));

/**
 * Removes pages that do not belong to this build: old redirects, and second forms of pages that were removed or that
 * are no longer requested. Gatsby removes only its own pages.
 *
 * @param kept files that belong to the site
 */
export function removeStrayPages(folder: string, kept: ReadonlySet<string>): void {
  for (const file of htmlFiles(folder)) {
    if (!kept.has(file)) removeFile(file, folder);
  }
}

/**
 * Writes `a.html` for each `a/index.html`, for hosts that serve `/a` from the former and redirect to `/a/` for the
 * latter.
 *
 * @param files pages of the folder
 * @param changed files that this build has written; for others, an existing copy is up to date
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
