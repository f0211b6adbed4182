import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from '../site/sources/digest';
import type { SidebarTree } from '../site/navigation/sidebar-tree';

/**
 * Writes a whole sidebar where the reader's browser fetches it once the page stands, and removes what an earlier
 * build left. The name changes with the content, so that it may be cached for good.
 *
 * @returns its address, without base path
 */
export function writeSidebar(section: string, tree: SidebarTree): string {
  const text = JSON.stringify(tree);
  const hash = digestOf(text).slice(0, 10);
  const folder = join(process.cwd(), 'public/sidebars');
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (name.startsWith(`${section}.`)) rmSync(join(folder, name));
  }
  const name = `${section}.${hash}.json`;
  writeFileSync(join(folder, name), text);
  return `/sidebars/${name}`;
}
