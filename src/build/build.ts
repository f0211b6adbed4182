import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { acquireLockOrExit, LOCKED_BY } from './publish/build-lock-cli';

/*
 * Entry point of `npm run build`. Locks the checkout before any file is written, and then runs Gatsby's build with
 * `--prefix-paths` and the options from the command line.
 */
const lock = acquireLockOrExit(process.cwd());
const gatsby = createRequire(import.meta.url).resolve('gatsby/cli.js');
const child = spawn(
  process.execPath,
  [gatsby, 'build', '--prefix-paths', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, [LOCKED_BY]: String(process.pid) } },
);
if (child.pid !== undefined) lock.share(child.pid);
// Pass these signals on to Gatsby. The lock is released only after Gatsby has exited.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => child.kill(signal));
child.on('close', (code) => process.exit(code ?? 1));
