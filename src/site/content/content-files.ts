import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { forwardSlashes } from '../sources/files';

/** A file in `content`. Its path is relative to that folder and has forward slashes. */
export interface ContentFile {
  path: string;
  /** Whether the file is a dangling symlink. */
  isDead: boolean;
}

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
      path: forwardSlashes(relative(folder, path)),
      isDead: !existsSync(path),
    }));
}
