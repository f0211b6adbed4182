import { spawnSync } from 'node:child_process';
import { bundleCommand } from './bundle-command';

/*
 * `npm run check`. From its hundreds of files the command starts in a second and a half, which is most of the time that
 * one page takes; from one file made of them in half of that.
 */
const { status } = spawnSync(
  process.execPath,
  [...bundleCommand(process.cwd()), ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
