// SPDX-License-Identifier: MIT
/**
 * Tries the built site as its reader would: what each Copy button gives is compiled with the packages
 * and options that its page names, and each guide's program is run by its page's command.
 *
 * Arguments are handed to vitest. Needs a build of the site.
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
