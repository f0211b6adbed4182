import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { RunRecord } from '../../site/sources/run-record';

/** The files of a built site, as a record keeps them. Pages alone are written by nothing but builds. */
export function filesOf(publicFolder: string): RunRecord['files'] {
  if (!existsSync(publicFolder)) return {};
  const entries = readdirSync(publicFolder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry): [string, number | null] => {
      const path = join(entry.parentPath, entry.name);
      const name = path
        .slice(publicFolder.length + 1)
        .split(sep)
        .join('/');
      return [name, name.endsWith('.html') ? statSync(path).size : null];
    });
  return Object.fromEntries(entries);
}

/** Files of the record that are gone from the built site, or are pages of another size, in order. */
export function damagedFiles(publicFolder: string, files: RunRecord['files']): string[] {
  const found = filesOf(publicFolder);
  return Object.entries(files)
    .filter(([name, size]) => found[name] === undefined || (size !== null && found[name] !== size))
    .map(([name]) => name)
    .sort();
}
