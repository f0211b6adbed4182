import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = process.cwd();

/** Folders that aren't part of the site's code: those of builds, of version control, and of the copies themselves. */
const leftOut = new Set([
  '.bench',
  '.cache',
  '.git',
  '.build-lock',
  '.dist',
  '.tests',
  'content',
  'dist',
  'node_modules',
  'public',
  'tests',
]);

/** Lists all files below a folder, by path from that folder. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));

/** The folder in which the small sites are built and developed, one after another. */
export const smallSite = join(root, '.tests/small-site');

/**
 * Names of compiler caches. They depend only on the code and the folder, so the next site in the folder can reuse them.
 * The builds of the whole site, the first build of a checkout, and `deploys.test.ts` compile from scratch.
 */
const COMPILED = ['webpack', '.parcel-cache'];

/**
 * Removes everything from a site's folder except for its compiler caches.
 *
 * @param keep names of other entries to keep
 */
export function clearSite(folder: string, keep: readonly string[] = []): void {
  const clear = (inside: string, kept: readonly string[]) => {
    for (const name of readdirSync(inside))
      if (!kept.includes(name)) rmSync(join(inside, name), { recursive: true, force: true });
  };
  const cache = join(folder, '.cache');
  clear(folder, ['.cache', ...keep]);
  if (existsSync(cache) && !keep.includes('.cache')) clear(cache, COMPILED);
}

/**
 * Creates a site from the repository's code, with an empty content folder and a symlink to the dependencies.
 *
 * @param keep names of entries of an earlier copy to keep, such as its cache
 */
export function copySite(folder: string, keep: readonly string[] = []): void {
  mkdirSync(folder, { recursive: true });
  clearSite(folder, keep);
  mkdirSync(join(folder, 'content'), { recursive: true });
  for (const name of readdirSync(root)) {
    if (leftOut.has(name)) continue;
    cpSync(join(root, name), join(folder, name), {
      recursive: true,
      // Keep timestamps, because compilers use them to detect unchanged files.
      preserveTimestamps: true,
      filter: (path) => !/\.test\.tsx?$/.test(path),
    });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
}

/** Matches packages and caches in the content folder, which runs of samples leave there. */
const LEFT_BY_SAMPLES = /[\\/]content[\\/]samples[\\/](?:node_modules|\.cache)(?:[\\/]|$)/;

/**
 * Creates a site from the repository's code and its whole content, with symlinks to the dependencies and to the tests,
 * because docs name tests.
 *
 * @param keep names of entries of an earlier copy to keep, such as its cache
 */
export function copyWholeSite(folder: string, keep: readonly string[] = []): void {
  copySite(folder, keep);
  cpSync('content', join(folder, 'content'), {
    recursive: true,
    filter: (path) => !LEFT_BY_SAMPLES.test(join(root, path)),
  });
  symlinkSync(join(root, 'tests'), join(folder, 'tests'), 'dir');
}

/** The content of the small site. Its only mistakes are broken links, which cause warnings. */
export const GOOD_CONTENT = join(root, 'tests/site/fixtures/good');

/** Creates the small site with good content. */
export function copyGoodSite(folder = smallSite): void {
  copySite(folder);
  cpSync(GOOD_CONTENT, join(folder, 'content'), { recursive: true });
}

/** Output and exit code of a build. */
export interface BuildResult {
  /** Exit code; 0 is success. */
  code: number;
  /** Standard output and error together, without colors. */
  output: string;
  seconds: number;
}

/**
 * Runs `gatsby build` in a folder, as `npm run build` does.
 *
 * @param env variables to add to the environment of this process
 */
export async function buildSite(
  folder: string,
  env: Record<string, string> = {},
): Promise<BuildResult> {
  const started = performance.now();
  const gatsby = join(root, 'node_modules/gatsby/cli.js');
  const child = spawn(process.execPath, [gatsby, 'build', '--prefix-paths'], {
    cwd: folder,
    env: { ...ownEnvironment(), ...env },
  });
  let output = '';
  const take = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on('data', take);
  child.stderr.on('data', take);
  const code = await new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve(status ?? 1));
  });
  return { code, output: withoutColours(output), seconds: (performance.now() - started) / 1000 };
}

/**
 * Returns the environment for a build: only the variables that it needs, without NODE_ENV and others that the test
 * runner sets.
 */
export function ownEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, NODE_OPTIONS } = process.env;
  const env = { PATH, HOME, TMPDIR, NODE_OPTIONS, CI: '1', GATSBY_TELEMETRY_DISABLED: '1' };
  return { ...env, NO_COLOR: '1' };
}

// eslint-disable-next-line no-control-regex -- the escape character is what is looked for
export const withoutColours = (text: string): string => text.replace(/\u001b\[[\d;]*m/g, '');
