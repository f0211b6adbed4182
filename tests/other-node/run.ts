import { execFileSync, spawnSync } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';

/*
 * `tsx tests/other-node/run.ts 24` builds the site and runs the unit tests under that release line of Node. npm brings it.
 */

/** The newest release of each supported release line besides the one that the gate runs under, as of 26 November 2026. */
const RELEASES: Record<string, string> = { 22: '22.23.3', 24: '24.21.0' };

/**
 * Installs a release of Node in a folder of its own.
 *
 * @returns the path of its program
 * @throws Error if npm has none for this machine
 */
function install(release: string): string {
  const folder = join(process.cwd(), '.tests', `node-${release}`);
  // The package `node` only runs a script that installs this one.
  const name = `node-${process.platform}-${process.arch}`;
  const options = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ['install', '--prefix', folder, ...options, `${name}@${release}`], {
    stdio: 'inherit',
  });
  return join(folder, 'node_modules', name, 'bin/node');
}

const [line = ''] = process.argv.slice(2);
const release = RELEASES[line];
if (release === undefined) {
  console.error(`Name a release line of Node: ${Object.keys(RELEASES).join(' or ')}.`);
  process.exit(1);
}
const node = install(release);
const env = { ...process.env, PATH: [dirname(node), process.env.PATH].join(delimiter) };
const run = (...args: string[]): boolean =>
  spawnSync(node, args, { stdio: 'inherit', env }).status === 0;

console.log(`Node ${execFileSync(node, ['--version'], { encoding: 'utf8' }).trim()}`);
const passed = [
  run('node_modules/tsx/dist/cli.mjs', 'tests/site/build-copy.ts', '.tests/other-node'),
  run('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--project', 'unit apart'),
];
process.exitCode = passed.every(Boolean) ? 0 : 1;
