import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { SidebarTree } from '../site/navigation/sidebar-tree';
import { digestOf } from '../site/sources/digest';
import { writeChanged } from '../site/sources/output-files';

/**
 * Writes the full sidebars, which browsers fetch after the page has loaded, and removes those of earlier builds. File
 * names contain a digest of the content, so browsers can cache the files permanently.
 *
 * @returns each sidebar with its address, without base path
 */
export function writeSidebars(
  sidebars: readonly { name: string; tree: SidebarTree }[],
  folder = join(process.cwd(), 'public/sidebars'),
): { tree: SidebarTree; whole: string }[] {
  mkdirSync(folder, { recursive: true });
  const written = sidebars.map(({ name, tree }) => {
    const text = JSON.stringify(tree);
    const file = `${name}.${digestOf(text).slice(0, 10)}.json`;
    writeChanged(join(folder, file), text);
    return { file, tree, whole: `/sidebars/${file}` };
  });
  const files = new Set(written.map(({ file }) => file));
  for (const file of readdirSync(folder)) if (!files.has(file)) rmSync(join(folder, file));
  return written.map(({ tree, whole }) => ({ tree, whole }));
}
