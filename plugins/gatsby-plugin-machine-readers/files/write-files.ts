import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Writes files that the site needs once, unless somebody has put one of their own into `static`.
 *
 * @param files content by the path from the site's folder
 * @returns those that stand in `static` and were left alone
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
