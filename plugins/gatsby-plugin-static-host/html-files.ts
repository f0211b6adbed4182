import { copyFileSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Every HTML file of a folder, at any depth. */
export function htmlFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** `a/index.html` → `a.html`; undefined for the home page and for pages that are files already. */
const twinOf = (file: string, folder: string): string | undefined => {
  const page = file.endsWith('/index.html') ? file.slice(0, -'/index.html'.length) : '';
  return page.length > folder.length ? `${page}.html` : undefined;
};

/**
 * Puts `a.html` beside each `a/index.html`: some hosts answer `/a` with the one, some with the other, and links
 * from elsewhere may name either. Twins of pages that are gone go too.
 */
export function writeTwins(folder: string): void {
  const files = htmlFiles(folder);
  const twins = new Set<string>();
  for (const file of files) {
    const twin = twinOf(file, folder);
    // Gatsby writes the not-found page both ways itself.
    if (!twin || twin === join(folder, '404.html')) continue;
    twins.add(twin);
    copyFileSync(file, twin);
  }
  for (const file of files) {
    const single = !file.endsWith('/index.html') && file !== join(folder, '404.html');
    if (single && !twins.has(file) && existsSync(file)) rmSync(file);
  }
}
