import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { refuseOrLock, LOCKED_BY } from './publish/hold-checkout';

/*
 * `npm run build`: Gatsby, with the checkout locked before it writes a file. What Gatsby would be told on the command
 * line is told here.
 */
const lock = refuseOrLock(process.cwd());
const gatsby = createRequire(import.meta.url).resolve('gatsby/cli.js');
const child = spawn(
  process.execPath,
  [gatsby, 'build', '--prefix-paths', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, [LOCKED_BY]: String(process.pid) } },
);
if (child.pid !== undefined) lock.share(child.pid);
// Gatsby ends by them too; the lock goes when it has ended.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => child.kill(signal));
child.on('close', (code) => process.exit(code ?? 1));
