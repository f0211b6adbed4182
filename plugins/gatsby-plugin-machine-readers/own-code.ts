import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from '../../src/site/sources/digest';

/** Digest of this plugin's code and of the versions that it runs with: what another has made may look otherwise now. */
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
