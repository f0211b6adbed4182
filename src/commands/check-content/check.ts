import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { CACHE } from './disk-cache';
import { codeDigest, digestOf } from '../../site/sources/digest';
import { keepNewest } from '../../site/sources/output-files';

const FOLDER = 'src/commands/check-content';
const COMMAND = `${FOLDER}/command.ts`;

/** Packages that are not bundled, because they are large or loaded in ways that a bundler cannot follow. */
const OTHERS = ['esbuild', 'gatsby-plugin-mdx', 'typescript'];

/**
 * Bundles the command into one file, unless that file exists already. The file's name contains a digest of the code.
 *
 * @returns arguments for Node: the path of the bundle, or if bundling fails, arguments that run the TypeScript source
 */
export function bundleCommand(root: string): string[] {
  const folder = join(root, CACHE);
  const own = readdirSync(join(root, FOLDER)).map((name) =>
    readFileSync(join(root, FOLDER, name), 'utf8'),
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
    // Write to a temporary name and then rename, because another run may be starting the file.
    renameSync(`${file}.${process.pid}`, file);
    keepNewest(folder, /^command-.*\.cjs$/, name);
    return [file];
  } catch {
    return ['--import', 'tsx', COMMAND];
  }
}

/*
 * `npm run check`: runs the command from a bundle. Loading the hundreds of source files instead would take longer than
 * checking a single page.
 */
const { status } = spawnSync(
  process.execPath,
  [...bundleCommand(process.cwd()), ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
