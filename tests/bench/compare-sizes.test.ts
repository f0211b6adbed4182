import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, rmSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { filesOfBuild } from './files-of-build';
import { temporaryFolder } from '../temporary-folder';

const { at: folder, write } = temporaryFolder('file');
/** Returns text that Brotli can hardly compress. */
const bytes = (count: number) => randomBytes(count / 2).toString('base64url');

const compare = (...args: string[]) =>
  spawnSync('node_modules/.bin/tsx', ['tests/bench/size.ts', ...args], { encoding: 'utf8' });

beforeAll(() => {
  write('before/a/index.html', bytes(4000));
  write('before/gone/index.html', bytes(400));
  write('before/app.js', bytes(2000));
  write('before/app.js.map', bytes(90_000));
  cpSync(folder('before'), folder('same'), { recursive: true });
  cpSync(folder('before'), folder('after'), { recursive: true });
  rmSync(folder('after/gone'), { recursive: true });
  write('after/a/index.html', bytes(12_000));
  write('after/new/index.html', bytes(50_000));
  write('after/app.js.map', bytes(10));
});

test('sites of the same size are reported as such', () => {
  const { status, stdout } = compare(folder('before'), folder('same'));
  expect(stdout).toBe('Nothing weighs more or less than before.\n');
  expect(status).toBe(0);
});

test('changed, new and removed pages are listed, the largest change first, and one that grew too much fails', () => {
  const { status, stdout, stderr } = compare(folder('before'), folder('after'), '--limit', '1000');
  const rows = stdout.split('\n').filter((line) => line.includes('.html'));
  expect(rows.map((row) => row.split('|')[1]?.trim())).toEqual([
    'new/index.html',
    'a/index.html',
    'gone/index.html',
  ]);
  expect(rows[0]).toMatch(/\| +– \|/);
  expect(stderr).toMatch(/^\na\/index\.html grew by \d{4} bytes; 1000 are allowed\.\n$/);
  expect(status).toBe(1);
});

test('growth below the limit does not fail', () => {
  expect(compare(folder('before'), folder('after'), '--limit', '60000').status).toBe(0);
});

test('files of earlier builds do not count', () => {
  const manifest = { kinds: 'c+', shardNames: '0123abcd', pageNames: '4567cdef' };
  const kept = [
    ...['app-1111111111.js', 'webpack-runtime-2222222.js', '12-3333333.js'],
    ...['words-fedcba98', 'page-fedcba98-0'].map((name) => `static/search/${name}.json`),
    'static/run-4444444444444444/worker.js',
  ];
  const own = {
    'index.html': '<script src="/app-5555555555.js"></script><a href="/styles/a-Ab_1cd.css">',
    'app-5555555555.js':
      'const chunks = { 12: "6666666" }; worker("/static/run-7777777777777777/worker.js")',
    '12-6666666.js': bytes(200),
    'search-index.json': JSON.stringify(manifest),
    'static/search/words-0123abcd.json': bytes(200),
    'static/search/page-4567cdef-1.json': bytes(200),
    'static/run-7777777777777777/worker.js': bytes(200),
    'styles/a-Ab_1cd.css': bytes(200),
  };
  for (const [name, text] of Object.entries(own)) {
    write(`alone/${name}`, text);
    write(`with-kept/${name}`, text);
  }
  for (const name of kept) write(`with-kept/${name}`, bytes(20_000));
  const { status, stdout } = compare(folder('alone'), folder('with-kept'));
  expect(stdout).toBe('Nothing weighs more or less than before.\n');
  expect(status).toBe(0);
  expect(filesOfBuild(folder('with-kept')).sort()).toEqual(Object.keys(own).sort());
});

test('a missing folder is reported, with what to do', () => {
  const { status, stderr } = compare(folder('nowhere'));
  expect(stderr).toBe(
    `${folder('nowhere')}: no such folder. Build a site (npm run build), and name its folder, public or a copy of it.\n`,
  );
  expect(status).toBe(2);
});

test('without a folder, the command prints its usage', () => {
  const { status, stderr } = compare();
  expect(stderr).toContain('npm run size --');
  expect(status).toBe(2);
});
