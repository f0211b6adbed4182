// SPDX-License-Identifier: MIT
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cacheRoot, packageRoot, repositoryRoot } from './paths.ts';

/** Where a pass is noted: one place for each kind of run. */
const stampOf = (name: string) => join(cacheRoot, `${name}.json`);

/**
 * A digest of all that the outcome depends on: samples, pages, errors, what makes files of their parts, this package
 * with its lock, Node.
 *
 * There is no network and no clock in it: the chain starts empty each time.
 */
export function digestOfInputs(): string {
  const hash = createHash('sha256').update(process.version).update(process.platform);
  const content = join(repositoryRoot, 'content');
  const files = [
    join(content, 'errors.yml'),
    // Some tests compare what pages and figures say with what they run.
    ...below(join(content, 'docs')),
    ...below(join(content, 'figures')),
    ...below(join(content, 'reference')),
    ...below(join(content, 'samples')),
    ...below(join(repositoryRoot, 'plugins/gatsby-transformer-doc/compile')),
    // The engine that is compared with the chain, the market that both start from, and what pages run and draw.
    join(repositoryRoot, 'package-lock.json'),
    ...['build/runs', 'interactive/figures', 'protocol', 'run', 'site'].flatMap((folder) =>
      below(join(repositoryRoot, 'src', folder)),
    ),
  ];
  for (const file of [...files, ...below(packageRoot)].sort()) {
    hash.update(file.slice(repositoryRoot.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function below(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.name === 'node_modules') return [];
    return entry.isDirectory() ? below(path) : [path];
  });
}

/** When these very inputs have passed before, if they have. */
export function lastPassOf(digest: string, name = 'last-pass'): string | undefined {
  const stamp = stampOf(name);
  if (!existsSync(stamp)) return undefined;
  const last = JSON.parse(readFileSync(stamp, 'utf8')) as { digest: string; at: string };
  return last.digest === digest ? last.at : undefined;
}

/** Notes that these inputs have passed. */
export function notePass(digest: string, name = 'last-pass'): void {
  const stamp = stampOf(name);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, JSON.stringify({ digest, at: new Date().toISOString() }));
}
