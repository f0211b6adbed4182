// SPDX-License-Identifier: MIT
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Outside of this repository: its own packages must not be found from there. */
const readersRoot = join(tmpdir(), 'isobar-docs-reader');

/** Packages of an install line: `npm install --save-exact a@1 @b/c@2`. */
export function packagesOf(command: string): string[] {
  return [...command.matchAll(/^\s*npm (?:install|i)\b(.*)$/gm)].flatMap(([, rest = '']) =>
    rest.split(/\s+/).filter((word) => /^@?\w/.test(word)),
  );
}

/**
 * A folder in which a reader's install line was run. Kept by the packages, so that pages that say the same share it.
 *
 * @param packages `name@version`, as the line has them
 * @param overrides of the page's `package.json`
 * @throws where npm fails, with what it said
 */
export function installed(
  packages: readonly string[],
  overrides: Record<string, string>,
): Promise<string> {
  const key = [...new Set(packages)].sort();
  const all = JSON.stringify([key, overrides]);
  const known = folders.get(all) ?? make(key, overrides, all);
  folders.set(all, known);
  return known;
}

/** What is installed, or about to be: two pages that say the same do not write into one folder at once. */
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
  if (key.length > 0) await npmInstall(folder, key);
  writeFileSync(join(folder, 'done'), all);
  return folder;
}

function npmInstall(folder: string, packages: readonly string[]): Promise<void> {
  const flags = ['--save-exact', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  const child = spawn('npm', ['install', ...flags, '--ignore-scripts', ...packages], {
    cwd: folder,
    shell: process.platform === 'win32',
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`npm install ${packages.join(' ')}:\n${said}`)),
    );
  });
}
