import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { filesOf } from '../publish/built-files';
import { cacheFault } from './cache-fault';
import { DATABASES } from './readable-databases';
import type { RunRecord } from '../../site/sources/run-record';

interface Database {
  put: (key: string, value: string) => Promise<boolean>;
  openDB: (options: { name: string }) => Database;
  close: () => Promise<void>;
}

const { open } = createRequire(createRequire(import.meta.url).resolve('gatsby/package.json'))(
  'lmdb',
) as { open: (options: { path: string }) => Database };

let root: string;
let record: RunRecord;
const now = { code: 'today', settings: 'one brand', building: true };

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'site-'));
  for (const name of ['src', 'node_modules'])
    symlinkSync(join(process.cwd(), name), join(root, name));
  for (const folder of DATABASES) {
    const database = open({ path: join(root, folder) });
    const nodes = database.openDB({ name: 'nodes' });
    for (let node = 0; node < 3000; node += 1) void nodes.put(`node ${node}`, 'text '.repeat(50));
    await nodes.put('last', 'text');
    await database.close();
  }
  mkdirSync(join(root, 'public/a'), { recursive: true });
  writeFileSync(join(root, 'public/a/index.html'), '<p>A page</p>');
  writeFileSync(join(root, 'public/data.json'), '{}');
  record = { ...now, finished: true, root, files: filesOf(join(root, 'public')) };
});
afterEach(() => rmSync(root, { recursive: true }));

/** The bytes of a database, with all pages but the first ones filled with others. */
function overwritten(file: string): Buffer {
  const bytes = readFileSync(file);
  return bytes.fill(0xa5, 16_384);
}

test('a cache holds that a finished run of this code left here, with its pages', () => {
  expect(cacheFault(root, record, now)).toBeUndefined();
});

test('where there is no cache there is nothing to mend', () => {
  rmSync(join(root, '.cache'), { recursive: true });
  expect(cacheFault(root, undefined, now)).toBeUndefined();
});

test.each<[string, Partial<RunRecord>, string]>([
  ['a run that was ended', { finished: false }, 'did not come to its end'],
  ['another folder', { root: '/elsewhere' }, 'made in /elsewhere'],
  ['other code', { code: 'yesterday' }, 'the code that made it has changed'],
  ['another brand', { settings: 'another brand' }, 'settings that pages are compiled with'],
])('a cache of %s does not hold', (_, other, fault) => {
  expect(cacheFault(root, { ...record, ...other }, now)).toContain(fault);
});

test('nor does one that nothing is known of', () => {
  expect(cacheFault(root, undefined, now)).toContain('did not come to its end');
});

describe('a cache whose built site', () => {
  test.each([
    ['has lost a page', 'a/index.html', () => unlinkSync(join(root, 'public/a/index.html'))],
    [
      'has a page cut short',
      'a/index.html',
      () => truncateSync(join(root, 'public/a/index.html'), 4),
    ],
    ['has lost data', 'data.json', () => unlinkSync(join(root, 'public/data.json'))],
    ['is gone', 'a/index.html', () => rmSync(join(root, 'public'), { recursive: true })],
  ])('%s does not hold for a build', (_, file, damage) => {
    damage();
    expect(cacheFault(root, record, now)).toContain(file);
    expect(cacheFault(root, record, { ...now, building: false })).toBeUndefined();
  });

  test('has data that develop wrote anew holds', () => {
    writeFileSync(join(root, 'public/data.json'), '{"new": "data"}');
    writeFileSync(join(root, 'public/more.json'), '{}');
    expect(cacheFault(root, record, now)).toBeUndefined();
  });
});

describe.each(DATABASES)('a cache whose %s', (folder) => {
  const file = () => join(root, folder, 'data.mdb');

  test.each([
    ['is no database', () => writeFileSync(file(), 'garbage'.repeat(5000))],
    ['was cut short', () => truncateSync(file(), 40_000)],
    ['is empty', () => truncateSync(file(), 0)],
    ['is gone', () => rmSync(join(root, folder), { recursive: true })],
    ['was overwritten in the middle', () => writeFileSync(file(), overwritten(file()))],
  ])('%s does not hold', (_, damage) => {
    damage();
    // Gatsby tells by this folder whether there is a cache at all.
    mkdirSync(join(root, '.cache/caches-lmdb'), { recursive: true });
    expect(cacheFault(root, record, now)).toBe('its databases cannot be read');
  });
});
