// SPDX-License-Identifier: MIT
/**
 * Compiles, type-checks and runs every code sample of the documentation.
 *
 * If nothing has changed since the last pass, it reports that and stops, unless `--force` is set. By default, some
 * tests run only a few representative cases; `--every` runs all cases. Other arguments are passed to vitest:
 * `npm run test:samples -- v3/flash` runs one file. With `--related`, the arguments are files, and only tests that
 * import them run.
 */
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { installSamplePackages } from './toolchain/install.ts';
import { digestOfInputs, lastPassOf, notePass } from './toolchain/last-pass.ts';

const packageRoot = import.meta.dirname;
const every = process.argv.includes('--every');
const force = process.argv.includes('--force');
const related = process.argv.includes('--related');
const filters = process.argv
  .slice(2)
  .filter((argument) => !['--every', '--force', '--related'].includes(argument));
// A pass of the representative cases does not count as a pass of all.
const stamp = every ? 'last-pass-of-every-case' : 'last-pass';

installSamplePackages(packageRoot);

const digest = digestOfInputs();
const passedAt = filters.length === 0 && !force ? lastPassOf(digest, stamp) : undefined;

if (passedAt) {
  console.log(`Samples: unchanged since they passed at ${passedAt}. --force runs them again.`);
} else {
  const vitest = join(packageRoot, 'node_modules', 'vitest', 'vitest.mjs');
  const run = related
    ? ['related', '--run', '--passWithNoTests', ...filters.map((file) => resolve(file))]
    : ['run', ...filters];
  const { status } = spawnSync(process.execPath, [vitest, ...run], {
    cwd: packageRoot,
    stdio: 'inherit',
    env: every ? { ...process.env, EVERY_CASE: '1' } : process.env,
  });
  if (status === 0 && filters.length === 0) notePass(digest, stamp);
  process.exitCode = status ?? 1;
}
