// SPDX-License-Identifier: MIT
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Setup } from './setup.ts';

const run = promisify(execFile);

/**
 * Folder for the installs. It is outside this repository, so that the repository's own packages cannot be resolved from
 * there.
 */
const readersRoot = join(tmpdir(), 'isobar-docs-reader');

/**
 * Returns the packages in the install lines of a command: `a@1` and `@b/c@2` for `npm install --save-exact a@1 @b/c@2`.
 */
export function packagesOf(command: string): string[] {
  return [...command.matchAll(/^\s*npm (?:install|i)\b(.*)$/gm)].flatMap(([, rest = '']) =>
    rest.split(/\s+/).filter((word) => /^@?\w/.test(word)),
  );
}

/**
 * Installs a page's packages, as its install line would. Pages with the same packages and overrides share a folder,
 * which is kept for later runs.
 *
 * @returns the folder
 * @throws an error with npm's output if it fails
 */
export function install({ packages, overrides }: Setup): Promise<string> {
  const key = [...new Set(packages)].sort();
  const all = JSON.stringify([key, overrides]);
  const known = folders.get(all) ?? make(key, overrides, all);
  folders.set(all, known);
  return known;
}

/**
 * Finished and running installs, by packages and overrides. Prevents two pages with the same setup from installing into
 * one folder at once.
 */
const folders = new Map<string, Promise<string>>();

async function make(
  key: readonly string[],
  overrides: Record<string, string>,
  all: string,
): Promise<string> {
  const digest = createHash('sha256').update(all).digest('hex').slice(0, 16);
  const folder = join(readersRoot, digest);
  if (existsSync(join(folder, 'done'))) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, type: 'module', overrides }),
  );
  const flags = ['--save-exact', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  const npm = ['install', ...flags, '--ignore-scripts', ...key];
  // If this fails, the error contains npm's output.
  if (key.length > 0) await run('npm', npm, { cwd: folder, shell: process.platform === 'win32' });
  writeFileSync(join(folder, 'done'), all);
  return folder;
}
