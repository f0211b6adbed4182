import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import {
  canMount,
  hasSaid,
  inProcess,
  readOnly,
  SMALL_FILES,
  smallDisk,
} from '../../../tests/in-process';
import { publishSite } from './publish-site';
import { filesIn } from '../../../tests/site/site-copy';
import { temporaryFolder } from '../../../tests/temporary-folder';

const PAGES = 60;
/** Larger than a disk page, so that a write can be cut short. */
const BODY = 'text '.repeat(4000);

const { root, at, read, write } = temporaryFolder();

const pageName = (folder: string, number: number) => `${folder}/pages/${number}.html`;
const page = (folder: string, number: number) => at(pageName(folder, number));

/** Writes a site whose pages all contain the same words. */
function writeSite(words: string): void {
  for (let number = 0; number < PAGES; number += 1)
    write(pageName('public', number), `${words} ${BODY}`);
  write('public/same.txt', BODY);
}

/** Builds a site and publishes it under the given name. */
function publish(words: string, name: string): void {
  writeSite(words);
  publishSite(root, name);
}

/** Returns the words of the served site, after checking that all its pages are complete and from the same build. */
function served(): string {
  const texts = readdirSync(at('dist/pages')).map((name) => read(`dist/pages/${name}`));
  expect(texts).toHaveLength(PAGES);
  expect(new Set(texts).size).toBe(1);
  expect(texts[0]?.endsWith(BODY)).toBe(true);
  return texts[0]?.split(' ')[0] ?? '';
}

/** Code of a build, to run in a separate process. */
const WRITE = `const write = (words) => {
  mkdirSync(root + '/public/pages', { recursive: true });
  for (let n = 0; n < ${PAGES}; n += 1)
    writeFileSync(root + '/public/pages/' + n + '.html', words + ' ' + 'text '.repeat(4000));
};`;
const FINISHED = `publishAtEnd(root, () => ({ finished: true, root, code: '', files: filesOf(root + '/public') }));`;

test('the served site is the built one, with the same file times', () => {
  publish('first', '1');
  expect(served()).toBe('first');
  expect(statSync(page('dist', 3)).mtimeMs).toBeCloseTo(statSync(page('public', 3)).mtimeMs, -1);
});

test('unchanged files are shared with the previous site, which stays; older sites are removed', () => {
  publish('first', '1');
  const { ino } = statSync(at('dist/same.txt'));
  publish('second', '2');
  expect(statSync(at('dist/same.txt')).ino).toBe(ino);
  expect(served()).toBe('second');
  publishSite(root, '3');
  expect(readdirSync(at('.dist')).sort()).toEqual(['2', '3']);
});

test('files with the same size and time are distinguished by their content', () => {
  publish('first', '1');
  writeSite('other');
  const { atime, mtime } = statSync(page('dist', 0));
  execFileSync('touch', ['-d', mtime.toISOString(), page('public', 0)]);
  expect(atime).toBeDefined();
  publishSite(root, '2');
  expect(served()).toBe('other');
});

test('files that a build overwrites do not change the served site', () => {
  publish('first', '1');
  appendFileSync(page('public', 5), 'half');
  write(pageName('public', 6), '');
  rmSync(page('public', 7));
  expect(served()).toBe('first');
});

test('a process killed at any moment leaves one complete site', { timeout: 120_000 }, async () => {
  publish('first', '0');
  const seen = new Set<string>();
  for (const delay of [0, 7, 16, 31, 50, 76]) {
    const { child, ended } = inProcess(
      root,
      `${WRITE}
       for (let n = 1; ; n += 1) { write(process.pid + '-' + n); publishSite(root, process.pid + '-' + n); if (n === 2) console.log('ready'); }`,
    );
    await hasSaid(child, 'ready');
    await setTimeout(delay);
    child.kill('SIGKILL');
    await ended;
    seen.add(served());
  }
  expect(seen.size).toBe(6);
  // Leftovers of the killed builds don't get in the way.
  publish('last', 'last');
  expect(served()).toBe('last');
  expect(readdirSync(at('.dist'))).toHaveLength(2);
});

test('a reader finds every file while sites are switched', async () => {
  publish('first', '0');
  const { child, ended } = inProcess(
    root,
    `${WRITE} console.log('ready');
     for (let n = 1; n < 15; n += 1) { write('site' + n); publishSite(root, String(n)); }`,
  );
  await hasSaid(child, 'ready');
  let reads = 0;
  while (child.exitCode === null) {
    expect(read(pageName('dist', reads % PAGES)).endsWith(BODY)).toBe(true);
    reads += 1;
    if (reads % 50 === 0) await setTimeout(1);
  }
  expect((await ended).code).toBe(0);
  expect(reads).toBeGreaterThan(100);
  expect(served()).toBe('site14');
});

test('a limit on file size leaves the served site unchanged, and is reported', async () => {
  publish('first', '1');
  writeFileSync(at('public/large.bin'), Buffer.alloc(200_000, 1));
  const { code, said } = await inProcess(root, FINISHED, SMALL_FILES).ended;
  expect(said).toContain('The site was not published: EFBIG');
  expect(said).toContain('dist/ still contains the previous build');
  expect(code).toBe(1);
  expect(served()).toBe('first');
});

/** Tests that need a mount run only if the system allows one. The limit above works everywhere. */
const disks: [string, (folder: string) => string[], string, string][] = [
  [
    'A full disk',
    smallDisk,
    `${WRITE} write('first'); publishSite(root, '1'); write('second');`,
    'ENOSPC',
  ],
  ['A folder that may not be written', readOnly, '', 'EROFS'],
];

test.skipIf(!canMount).each(disks)(
  '%s leaves the served site unchanged',
  async (_, disk, prepare, error) => {
    publish('first', '1');
    const { said } = await inProcess(
      root,
      `${prepare}
     try { publishSite(root, '2'); } catch ({ code }) { console.log(code); }
     const texts = Array.from({ length: ${PAGES} }, (_, n) =>
       readFileSync(root + '/dist/pages/' + n + '.html', 'utf8'));
     console.log(new Set(texts).size, texts[0].slice(0, 5), texts[0].length);`,
      disk(root),
    ).ended;
    expect(said).toBe(`${error}\n1 first ${'first '.length + BODY.length}\n`);
  },
);

test('a build whose pages are missing at the end is not published', async () => {
  publish('first', '1');
  const lose = `const files = filesOf(root + '/public');
    publishAtEnd(root, () => ({ finished: true, root, code: '', files }));
    writeFileSync(root + '/public/pages/7.html', 'half');`;
  const { code, said } = await inProcess(root, lose).ended;
  expect(said).toContain('files are missing from public: pages/7.html');
  expect(code).toBe(1);
  expect(served()).toBe('first');
});

test.each([
  ['fails', 'process.exit(1)'],
  ['throws', "throw new Error('no')"],
  ['ends early with exit code 0', 'process.exit(0)'],
])('a build that %s keeps the previous site, and restores its pages', async (_, end) => {
  publish('first', '1');
  const half = `publishAtEnd(root, () => ({ finished: false, root, code: '', files: {} }));
    writeFileSync(root + '/public/pages/7.html', 'half'); ${end};`;
  await inProcess(root, half).ended;
  expect(served()).toBe('first');
  expect(read(pageName('public', 7))).toBe(`first ${BODY}`);
});

test('an incomplete site of an earlier build is not reused', () => {
  publish('first', '1');
  write(pageName('.dist/part', 900), 'half');
  write('dist.part', 'half');
  publish('second', '2');
  expect(served()).toBe('second');
  expect(existsSync(at('dist.part'))).toBe(false);
});

test('a broken symlink is pointed at the new site', () => {
  symlinkSync('.dist/gone', at('dist'));
  publish('first', '1');
  expect(served()).toBe('first');
});

test('only files that readers request are published, and source maps if the settings say so', () => {
  const others = ['chunk-map.json', 'webpack.stats.json', '~partytown/a.js', 'static/run/b.js.map'];
  for (const file of ['a.js', 'a.js.map', 'static/run/b.js', ...others])
    write(`public/${file}`, file);
  const files = () => filesIn(at('dist')).sort();
  publishSite(root, '1');
  expect(files()).toEqual(['a.js', 'static/run/b.js']);
  publishSite(root, '2', { sourceMaps: true });
  expect(files()).toEqual(['a.js', 'a.js.map', 'static/run/b.js', 'static/run/b.js.map']);
});

test('a folder that no build has made is left unchanged', () => {
  write('dist/own.txt', 'own');
  writeSite('first');
  expect(() => publishSite(root, '1')).toThrow(
    'is not a symlink that a build created: move or delete it',
  );
  expect(read('dist/own.txt')).toBe('own');
});
