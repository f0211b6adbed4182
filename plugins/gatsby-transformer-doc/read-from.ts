import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReadFile } from './make-entry';

/** Returns a function that reads the files of a project. */
export const readFrom =
  (root: string): ReadFile =>
  (path) => {
    try {
      return readFileSync(join(root, path), 'utf8');
    } catch {
      return undefined;
    }
  };
