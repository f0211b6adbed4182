import { execFileSync, spawnSync } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { installPinned } from '../bench/install-pinned';

/*
 * `tsx tests/other-node/run.ts 24` builds the site and runs the unit tests under that Node release line, installed with
 * npm.
 */

/** The newest release of each supported release line other than the one that the gate uses, as of 26 November 2026. */
const RELEASES: Record<string, string> = { 22: '22.23.3', 24: '24.21.0' };

const [line = ''] = process.argv.slice(2);
const release = RELEASES[line];
if (release === undefined) {
  console.error(`Name a release line of Node: ${Object.keys(RELEASES).join(' or ')}.`);
  process.exit(1);
}
// Install the platform's package directly, because the package `node` only runs a script that installs it.
const name = `node-${process.platform}-${process.arch}`;
const folder = join(process.cwd(), '.tests', `node-${release}`);
installPinned(folder, { [name]: release });
const node = join(folder, 'node_modules', name, 'bin/node');
const env = { ...process.env, PATH: [dirname(node), process.env.PATH].join(delimiter) };
const run = (...args: string[]): boolean =>
  spawnSync(node, args, { stdio: 'inherit', env }).status === 0;

console.log(`Node ${execFileSync(node, ['--version'], { encoding: 'utf8' }).trim()}`);
const passed = [
  run('node_modules/tsx/dist/cli.mjs', 'tests/site/build-copy.ts', '.tests/other-node'),
  run('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--project', 'unit page'),
];
process.exitCode = passed.every(Boolean) ? 0 : 1;
