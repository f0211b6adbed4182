import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from '../../src/site/sources/digest';

/**
 * Returns a digest of this plugin's code and all package versions. It is part of cache keys: other code may give other
 * output.
 */
export function ownCode(root: string): string {
  const folder = join(root, 'plugins/gatsby-plugin-machine-readers');
  const files = readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
    .map((name) => join(folder, name));
  return digestOf(
    [...files, join(root, 'package-lock.json')].map((file) => readFileSync(file, 'utf8')).join(),
  );
}
