import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { codeDigest } from '../site/sources/code-digest';
import { digestOf } from '../site/sources/digest';
import { keepNewest } from '../site/sources/keep-newest';
import { CACHE } from './disk-cache';

const ROOM = 'src/check-content';
const COMMAND = `${ROOM}/command.ts`;

/** Large, or made by calls that a bundler does not follow. */
const OTHERS = ['esbuild', 'gatsby-plugin-mdx', 'typescript'];

/**
 * Makes one file of the command, unless it is there already: its name says which code it was made of.
 *
 * @returns what Node is to be started with; the command as it is written where no file can be made
 */
export function bundleCommand(root: string): string[] {
  const folder = join(root, CACHE);
  const own = readdirSync(join(root, ROOM)).map((name) =>
    readFileSync(join(root, ROOM, name), 'utf8'),
  );
  const name = `command-${digestOf(own.join('\n') + codeDigest(root))}.cjs`;
  const file = join(folder, name);
  if (existsSync(file)) return [file];
  try {
    mkdirSync(folder, { recursive: true });
    buildSync({
      absWorkingDir: root,
      entryPoints: [COMMAND],
      outfile: `${file}.${process.pid}`,
      bundle: true,
      platform: 'node',
      format: 'cjs',
      target: 'node20.19',
      external: OTHERS,
      logLevel: 'silent',
    });
    // Another run may be starting it.
    renameSync(`${file}.${process.pid}`, file);
    keepNewest(folder, /^command-.*\.cjs$/, name);
    return [file];
  } catch {
    return ['--import', 'tsx', COMMAND];
  }
}
