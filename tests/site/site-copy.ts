import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = process.cwd();

/** Not part of the site's code: made by builds, by version control, or by the copies themselves. */
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

/** The files of a folder and of those in it, by path from that folder. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));

/** Where the small sites are built and developed, one after another. */
export const smallSite = join(root, '.tests/small-site');

/**
 * What compilers keep of the code, by its digests and its place: sites that stand there one after another are compiled
 * once. The first build of a checkout, `deploys.test.ts` and the builds of the whole site compile from nothing.
 */
const COMPILED = ['webpack', '.parcel-cache'];

/**
 * Empties a site's folder, but for what is kept of its compiled code.
 *
 * @param keep what else stays
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
 * Makes a site of this repository's code, with an empty content folder. Dependencies are shared by a link.
 *
 * @param keep what stays of an earlier copy, such as its cache
 */
export function copySite(folder: string, keep: readonly string[] = []): void {
  mkdirSync(folder, { recursive: true });
  clearSite(folder, keep);
  mkdirSync(join(folder, 'content'), { recursive: true });
  for (const name of readdirSync(root)) {
    if (leftOut.has(name)) continue;
    cpSync(join(root, name), join(folder, name), {
      recursive: true,
      // By which compilers tell that a file has not changed.
      preserveTimestamps: true,
      filter: (path) => !/\.test\.tsx?$/.test(path),
    });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
}

/** The content of the small site: no mistakes, but some broken links, which a build only warns of. */
export const GOOD_CONTENT = join(root, 'tests/site/fixtures/good');

/** Makes the small site, with good content. */
export function copyGoodSite(folder = smallSite): void {
  copySite(folder);
  cpSync(GOOD_CONTENT, join(folder, 'content'), { recursive: true });
}

/** What a build said, and how it ended. */
export interface BuildResult {
  /** Exit code; 0 is success. */
  code: number;
  /** Standard output and error together, without colours. */
  output: string;
  seconds: number;
}

/**
 * Runs `gatsby build` in a folder, as `npm run build` does.
 *
 * @param env set besides the environment of this process
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

/** A test runner sets NODE_ENV and more that a build must not see. */
export function ownEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, NODE_OPTIONS } = process.env;
  const env = { PATH, HOME, TMPDIR, NODE_OPTIONS, CI: '1', GATSBY_TELEMETRY_DISABLED: '1' };
  return { ...env, NO_COLOR: '1' };
}

// eslint-disable-next-line no-control-regex -- the escape character is what is looked for
export const withoutColours = (text: string): string => text.replace(/\u001b\[[\d;]*m/g, '');
