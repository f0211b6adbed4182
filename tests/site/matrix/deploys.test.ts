import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyGoodSite, filesIn, ownEnvironment, withoutColours } from '../site-copy';

const site = join(process.cwd(), '.tests/deploys');
const moved = join(process.cwd(), '.tests/deploys-elsewhere');
/** Folder of a copy of the site. It has another name and is one level deeper. */
const elsewhere = join(moved, 'deeper/site');

/**
 * Gives a site its own copy of the dependencies, as `npm ci` does. With a symlink, webpack would identify modules by
 * paths that depend on the folder, and so the names of chunks would differ.
 */
function installInto(folder: string): void {
  const packages = join(folder, 'node_modules');
  rmSync(packages);
  execFileSync('cp', ['-al', 'node_modules', packages]);
  // Tools rewrite their caches in place, and because of the hard links that would change the repository's own caches.
  rmSync(join(packages, '.cache'), { recursive: true, force: true });
}

interface Run {
  child: ChildProcess;
  /** Resolves with all of the output when the process ends. */
  ended: Promise<string>;
  /** Resolves once the output contains this text. */
  saying: (text: string) => Promise<void>;
}

/**
 * Runs `npm run build` in a process group of its own, so that it can be killed together with the processes it starts.
 */
function run(folder: string, within: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Run {
  const [program, ...args] = [...within, 'npx', 'tsx', 'src/build/build.ts'];
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...ownEnvironment(), ...env },
    detached: true,
  });
  let said = '';
  const heard: { text: string; tell: () => void }[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      said += part.toString();
      for (const { text, tell } of heard) if (said.includes(text)) tell();
    });
  const ended = new Promise<string>((resolve) =>
    child.on('close', () => resolve(withoutColours(said))),
  );
  const saying = (text: string) =>
    Promise.race([
      new Promise<void>((tell) => heard.push({ text, tell })),
      ended.then((all) => {
        throw new Error(`It ended without "${text}": ${all}`);
      }),
    ]);
  return { child, ended, saying };
}

/** Returns the contents of all files of the published site, by path. */
function published(folder = site): Map<string, Buffer> {
  const dist = join(folder, 'dist');
  const files = filesIn(dist).sort();
  return new Map(files.map((path) => [path, readFileSync(join(dist, path))]));
}

/** Lists the paths of files that only one of the sites has or whose contents differ. */
const differences = (one: Map<string, Buffer>, other: Map<string, Buffer>): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter(
    (path) => !one.get(path)?.equals(other.get(path) ?? Buffer.from('not there')),
  );

let first: Map<string, Buffer>;

beforeAll(async () => {
  for (const folder of [site, moved]) rmSync(folder, { recursive: true, force: true });
  copyGoodSite(site);
  installInto(site);
  const { child, ended } = run(site);
  const said = await ended;
  expect(child.exitCode, said).toBe(0);
  first = published();
});
afterAll(() => {
  for (const folder of [site, moved]) rmSync(folder, { recursive: true, force: true });
});

test('a build publishes its site, and releases the lock', () => {
  expect([...first.keys()]).toContain('guides/start/index.html');
  expect(existsSync(join(site, '.build-lock'))).toBe(false);
});

test.each(['success onPreInit', 'success Building production JavaScript', 'success onPostBuild'])(
  'a build killed after "%s" does not change the served site',
  async (moment) => {
    const { child, ended, saying } = run(site);
    await saying(moment);
    process.kill(-(child.pid ?? 0), 'SIGKILL');
    await ended;
    expect(differences(first, published())).toEqual([]);
    expect(existsSync(join(site, '.build-lock'))).toBe(true);
  },
);

test('a build that cannot finish writing files fails, and does not change the served site', async () => {
  const { child, ended } = run(site, ['sh', '-c', 'ulimit -f 40 && exec "$@"', 'sh']);
  await ended;
  expect(child.exitCode).not.toBe(0);
  expect(differences(first, published())).toEqual([]);
});

test('afterwards, the same site is built byte for byte in another folder; another build at the same time is refused', async () => {
  mkdirSync(dirname(elsewhere), { recursive: true });
  renameSync(site, elsewhere);
  const { child, ended, saying } = run(elsewhere);
  await saying('success onPreInit');
  const second = run(elsewhere);
  expect(await second.ended).toMatch(
    /Another build is running in this checkout: process \d+ and \d+/,
  );
  expect(second.child.exitCode).toBe(1);
  const said = await ended;
  expect(child.exitCode, said).toBe(0);
  expect(readdirSync(join(elsewhere, '.dist'))).toHaveLength(2);
  expect(differences(first, published(elsewhere))).toEqual([]);
});

test('from scratch, in another folder and time zone, the same site is built byte for byte', async () => {
  for (const left of ['.cache', 'public', '.dist', 'dist', 'node_modules/.cache'])
    rmSync(join(elsewhere, left), { recursive: true, force: true });
  const { child, ended } = run(elsewhere, [], { TZ: 'Asia/Tokyo', LANG: 'tr_TR.UTF-8' });
  const said = await ended;
  expect(child.exitCode, said).toBe(0);
  expect(differences(first, published(elsewhere))).toEqual([]);
});
