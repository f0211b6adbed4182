import { spawnSync } from 'node:child_process';
import { bundleCommand } from './bundle-command';

/*
 * `npm run check`: runs the command from a bundle. Loading it from hundreds of source files takes a second and a half,
 * which is most of the time for a single page. A bundle takes half of that.
 */
const { status } = spawnSync(
  process.execPath,
  [...bundleCommand(process.cwd()), ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
