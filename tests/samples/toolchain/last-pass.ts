// SPDX-License-Identifier: MIT
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ownImports } from './own-imports.ts';
import { cacheRoot, packageRoot, repositoryRoot } from './paths.ts';

/** Where a pass is noted: one place for each kind of run. */
const stampOf = (name: string) => join(cacheRoot, `${name}.json`);

/** What is read by its path, or bundled, and not imported: each in the repository. */
const READ = [
  'content/errors.yml',
  // Some tests compare what pages and figures say with what they run.
  'content/docs',
  'content/figures',
  'content/reference',
  'content/samples',
  // The market that chain and engine start from, the engine that is compared with the chain, and its packages.
  'src/run',
  'package-lock.json',
];

/**
 * The files that the outcome depends on: what is read, this package with its lock, and whatever of the repository these
 * import, directly or not.
 */
export function inputFiles(): string[] {
  const files = new Set(
    [...READ.map((path) => join(repositoryRoot, path)), packageRoot].flatMap(below),
  );
  // What is added on the way is looked at as well.
  for (const file of files) {
    if (!/\.tsx?$/.test(file)) continue;
    for (const path of ownImports(readFileSync(file, 'utf8'))) {
      const named = join(dirname(file), path);
      const found = ['', '.ts', '.tsx'].map((ending) => `${named}${ending}`).find(isFile);
      if (found) files.add(found);
    }
  }
  return [...files].sort();
}

/** A digest of all that the outcome depends on. There is no network and no clock in it: the chain starts empty each time. */
export function digestOfInputs(): string {
  const hash = createHash('sha256').update(process.version).update(process.platform);
  for (const file of inputFiles()) {
    hash.update(file.slice(repositoryRoot.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** A file, or the files in a folder and those inside it. */
function below(path: string): string[] {
  if (isFile(path)) return [path];
  return readdirSync(path)
    .filter((name) => name !== 'node_modules')
    .flatMap((name) => below(join(path, name)));
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
