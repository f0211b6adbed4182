// SPDX-License-Identifier: MIT
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ownImports } from './own-imports.ts';
import { cacheRoot, packageRoot, repositoryRoot } from './paths.ts';

/** Returns the file that records the last pass of a kind of run. */
const stampOf = (name: string) => join(cacheRoot, `${name}.json`);

/** Paths in the repository that are read or bundled rather than imported. */
const READ = [
  'content/errors.yml',
  // Some tests compare pages and figures with the code that they run.
  'content/docs',
  'content/figures',
  'content/reference',
  'content/samples',
  // The engine, which tests compare with the chain, the market that both start from, and the engine's packages.
  'src/run',
  'package-lock.json',
];

/**
 * Returns the files that the outcome of the tests depends on: those that are read, this package with its lock file, and
 * everything in the repository that these files import, directly or not.
 */
export function inputFiles(): string[] {
  const files = new Set(
    [...READ.map((path) => join(repositoryRoot, path)), packageRoot].flatMap(below),
  );
  // Files added inside the loop are visited too.
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

/**
 * Returns a digest of everything that the outcome of the tests depends on. The network and the clock do not matter,
 * because the chain starts empty each time.
 */
export function digestOfInputs(): string {
  const hash = createHash('sha256').update(process.version).update(process.platform);
  for (const file of inputFiles()) {
    hash.update(file.slice(repositoryRoot.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** Returns the file itself, or all files below a folder except those in `node_modules`. */
function below(path: string): string[] {
  if (isFile(path)) return [path];
  return readdirSync(path)
    .filter((name) => name !== 'node_modules')
    .flatMap((name) => below(join(path, name)));
}

/** Returns when the last pass was, as an ISO time; undefined if there was none or its inputs were different. */
export function lastPassOf(digest: string, name = 'last-pass'): string | undefined {
  const stamp = stampOf(name);
  if (!existsSync(stamp)) return undefined;
  const last = JSON.parse(readFileSync(stamp, 'utf8')) as { digest: string; at: string };
  return last.digest === digest ? last.at : undefined;
}

/** Records that these inputs have passed. */
export function notePass(digest: string, name = 'last-pass'): void {
  const stamp = stampOf(name);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, JSON.stringify({ digest, at: new Date().toISOString() }));
}
