import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Writes generated files into the built site, unless `static` has a file of the same name.
 *
 * @param files content by path, relative to the site's folder
 * @returns the files that exist in `static` and were not written
 */
export function writeFiles(root: string, files: ReadonlyMap<string, string | Buffer>): string[] {
  const own: string[] = [];
  for (const [name, content] of files) {
    if (existsSync(join(root, 'static', name))) {
      own.push(name);
      continue;
    }
    const file = join(root, 'public', name);
    const bytes = Buffer.from(content);
    if (existsSync(file) && readFileSync(file).equals(bytes)) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
  return own;
}
