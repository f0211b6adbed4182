import {
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** Returns a path with forward slashes: on Windows, `a\b.mdx` → `a/b.mdx`. */
export const forwardSlashes = (path: string): string => path.split(sep).join('/');

/**
 * Returns the files of a folder at any depth, as paths below it with forward slashes: `a/b.mdx`. Symlinks are left out.
 *
 * @throws if there is no such folder
 */
export const listFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => forwardSlashes(relative(folder, join(entry.parentPath, entry.name))));

/** Whether there is a file at a path, or a symlink to one. */
export const isFile = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** Returns the text of a file; undefined if it cannot be read. */
export function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Writes a file in one step, so that other processes never read an incomplete file, even if this one is stopped. */
export function writeAtomically(file: string, content: string | Uint8Array): void {
  const part = `${file}.${process.pid}`;
  writeFileSync(part, content);
  renameSync(part, file);
}

/** Removes a file, and then the folders that are left empty, up to but not including `top`. */
export function removeFile(file: string, top: string): void {
  rmSync(file);
  for (let above = dirname(file); above !== top; above = dirname(above)) {
    if (readdirSync(above).length > 0) break;
    rmdirSync(above);
  }
}
