// SPDX-License-Identifier: MIT
/**
 * Tests the built site as its reader would: compiles the text of each Copy button with the packages and options that
 * its page names, and runs each guide's program with its page's command.
 *
 * Arguments are passed to vitest. Requires a build of the site.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installSamplePackages } from './toolchain/install.ts';

const packageRoot = import.meta.dirname;
installSamplePackages(packageRoot);

const vitest = join(packageRoot, 'node_modules', 'vitest', 'vitest.mjs');
const config = join(packageRoot, 'reader', 'vitest.config.ts');
const { status } = spawnSync(
  process.execPath,
  [vitest, 'run', '--config', config, ...process.argv.slice(2)],
  { cwd: packageRoot, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
