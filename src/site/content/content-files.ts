import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { ContentFile } from './unexpected-files';

/** Folder of the writers' files, from the project root. */
export const CONTENT = 'content';

/** Returns all files in the content folder, sorted by path. */
export function contentFiles(root: string): ContentFile[] {
  const folder = join(root, CONTENT);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => ({
      path: relative(folder, path).split(sep).join('/'),
      isDead: !existsSync(path),
    }));
}
