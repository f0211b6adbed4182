// SPDX-License-Identifier: MIT
/**
 * Installs, compiles and runs the projects that pages of the built site offer, following their READMEs.
 *
 * If nothing has changed since the last pass, it reports that and stops, unless `--force` is set. By default, it
 * installs a few projects, and checks other projects in the same folders if the installed packages include theirs.
 * `--every` installs the packages of each Solidity project, and checks every project. Other arguments are passed to
 * vitest.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { downloads } from './projects/zips.ts';
import { installSamplePackages } from './toolchain/install.ts';
import { digestOfInputs, lastPassOf, notePass } from './toolchain/last-pass.ts';

const packageRoot = import.meta.dirname;
const STAMP = 'last-pass-of-projects';
const every = process.argv.includes('--every');
const force = every || process.argv.includes('--force');
const filters = process.argv
  .slice(2)
  .filter((argument) => argument !== '--force' && argument !== '--every');

if (!existsSync(downloads)) {
  console.error('There is no built site: run npm run build first.');
  process.exit(1);
}
installSamplePackages(packageRoot);

const hash = createHash('sha256').update(digestOfInputs());
for (const name of readdirSync(downloads).sort()) {
  hash.update(name).update(readFileSync(join(downloads, name)));
}
const digest = hash.digest('hex');
const passedAt = filters.length === 0 && !force ? lastPassOf(digest, STAMP) : undefined;

if (passedAt) {
  console.log(`Projects: unchanged since they passed at ${passedAt}. --force runs them again.`);
} else {
  const vitest = join(packageRoot, 'node_modules', 'vitest', 'vitest.mjs');
  const args = ['run', '--config', 'vitest.projects.config.ts', ...filters];
  const { status } = spawnSync(process.execPath, [vitest, ...args], {
    cwd: packageRoot,
    stdio: 'inherit',
    env: every ? { ...process.env, EVERY_PROJECT: '1' } : process.env,
  });
  if (status === 0 && filters.length === 0) notePass(digest, STAMP);
  process.exitCode = status ?? 1;
}
