import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

/** Writes files by their path in a folder, and makes the folders that they stand in. */
export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

/**
 * A folder outside the project. It is empty when a test begins, or the first test of the file, and removed at the end.
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
    /** The path of what has a name in it. */
    at,
    read: (name: string) => readFileSync(at(name), 'utf8'),
    write: (name: string, text: string) => writeFiles(root, { [name]: text }),
    /** Links to files and folders of the project, under their own names. */
    link: (...names: string[]) => {
      for (const name of names) symlinkSync(join(process.cwd(), name), at(name));
    },
  };
}
