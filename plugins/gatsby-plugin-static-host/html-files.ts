import { copyFileSync, existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { htmlFile } from '../../src/site/pages/html-file';

/** Where files stand that pages fetch: what is HTML there is no page, and no build made it from one. */
const FETCHED = 'static';

/** Every page of a folder, at any depth. */
export function htmlFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith(join(folder, FETCHED, sep)));
}

/** `a/index.html` → `a.html`; undefined for the home page and for pages that are files already. */
export function twinOf(file: string, folder: string): string | undefined {
  const page = file.endsWith('/index.html') ? file.slice(0, -'/index.html'.length) : '';
  // Gatsby writes the not-found page both ways itself.
  return page.length > folder.length && page !== join(folder, '404') ? `${page}.html` : undefined;
}

/** The file of a page in a folder. */
export const htmlOf = (path: string, folder: string): string => join(folder, htmlFile(path));

/**
 * Removes pages that nothing in this build stands behind: redirects that were taken out, and twins of pages that are
 * gone or that are wanted no more. Gatsby removes its own pages alone.
 *
 * @param kept files that belong to the site
 */
export function removeStrayPages(folder: string, kept: ReadonlySet<string>): void {
  for (const file of htmlFiles(folder)) {
    if (kept.has(file)) continue;
    rmSync(file);
    for (let above = dirname(file); above !== folder; above = dirname(above)) {
      if (readdirSync(above).length > 0) break;
      rmdirSync(above);
    }
  }
}

/**
 * Puts `a.html` beside each `a/index.html`, for hosts that answer `/a` with the one and lead on from the other.
 *
 * @param files pages of the folder
 * @param changed those that this build has written: of the others the twin is as it should be, if it is there
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
