import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

/** Writes files by path in a folder, creating subfolders as needed. */
export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

/**
 * Creates a folder outside the project, and removes it afterwards. There is a new folder for each test, or one for the
 * whole file.
 */
export function temporaryFolder(each: 'test' | 'file' = 'test') {
  const root = join(tmpdir(), `isobar-${randomUUID()}`);
  const [begin, end] = each === 'test' ? [beforeEach, afterEach] : [beforeAll, afterAll];
  begin(() => {
    mkdirSync(root);
  });
  end(() => rmSync(root, { recursive: true }));
  const at = (name: string) => join(root, name);
  return {
    root,
    /** Returns the absolute path of a file in the folder. */
    at,
    read: (name: string) => readFileSync(at(name), 'utf8'),
    write: (name: string, text: string) => writeFiles(root, { [name]: text }),
    /** Links files and folders of the project into the folder, under the same names. */
    link: (...names: string[]) => {
      for (const name of names) symlinkSync(join(process.cwd(), name), at(name));
    },
  };
}
