// SPDX-License-Identifier: MIT
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Installs the packages that only samples need, unless those installed come from the same lock file.
 *
 * The comparison uses the lock file's digest, because file times depend on the checkout. Throws if npm fails.
 */
export function installSamplePackages(packageRoot: string): void {
  const lock = readFileSync(join(packageRoot, 'package-lock.json'));
  const digest = createHash('sha256').update(lock).digest('hex');
  const stamp = join(packageRoot, 'node_modules', '.lock-digest');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;

  console.log('Installing the compilers and packages of the samples (once per lock file) …');
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = spawnSync('npm', args, {
    cwd: packageRoot,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) throw new Error(`npm ci failed in ${packageRoot}`);
  writeFileSync(stamp, digest);
}
