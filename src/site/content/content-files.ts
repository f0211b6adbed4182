import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { ContentFile } from './odd-files';

/** Where writers' files stand, from the project root. */
export const CONTENT = 'content';

/** All files of the content, in the order of their paths. */
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
