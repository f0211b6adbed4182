// SPDX-License-Identifier: MIT
/**
 * Compiles, type-checks and runs every code sample of the documentation.
 *
 * Arguments are handed to vitest, so `npm run test:samples -- v3/flash` runs one file.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installSamplePackages } from './toolchain/install.ts';

const packageRoot = import.meta.dirname;

installSamplePackages(packageRoot);

const vitest = join(packageRoot, 'node_modules', 'vitest', 'vitest.mjs');
const { status } = spawnSync(process.execPath, [vitest, 'run', ...process.argv.slice(2)], {
  cwd: packageRoot,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
