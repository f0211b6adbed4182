// SPDX-License-Identifier: MIT
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Setup } from './setup.ts';

const run = promisify(execFile);

/** Outside this repository, so that its own packages cannot be found from there. */
const readersRoot = join(tmpdir(), 'isobar-docs-reader');

/** Returns the packages of an install line: `npm install --save-exact a@1 @b/c@2`. */
export function packagesOf(command: string): string[] {
  return [...command.matchAll(/^\s*npm (?:install|i)\b(.*)$/gm)].flatMap(([, rest = '']) =>
    rest.split(/\s+/).filter((word) => /^@?\w/.test(word)),
  );
}

/**
 * Runs a reader's install line. Folders are kept by their packages, so pages with the same ones share a folder.
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

/** Finished and running installs, so that two pages with the same packages do not write to one folder at once. */
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
