import { existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** Folders of the built site that may contain Markdown that was not made from pages. */
const OTHERS = /^(?:_gatsby|admin|downloads|page-data|samples|static|styles)\//;

/**
 * Removes cards and Markdown files of pages that no longer exist.
 *
 * @param kept files of this build, relative to the site's folder
 */
export function removeStray(root: string, kept: ReadonlySet<string>): void {
  const folder = join(root, 'public');
  const found = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => (name.endsWith('.md') && !OTHERS.test(name)) || name.startsWith('cards/'));
  for (const name of found) {
    if (kept.has(name) || existsSync(join(root, 'static', name))) continue;
    rmSync(join(folder, name));
    for (let above = dirname(join(folder, name)); above !== folder; above = dirname(above)) {
      if (readdirSync(above).length > 0) break;
      rmdirSync(above);
    }
  }
}
