import { mkdirSync, readFileSync, rmSync, truncateSync, unlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { beforeEach, describe, expect, test } from 'vitest';
import { filesOf } from '../publish/built-files';
import { cacheFault, DATABASES } from './cache-fault';
import type { RunRecord } from '../../site/sources/run-record';
import { temporaryFolder } from '../../../tests/temporary-folder';

interface Database {
  put: (key: string, value: string) => Promise<boolean>;
  openDB: (options: { name: string }) => Database;
  close: () => Promise<void>;
}

const { open } = createRequire(createRequire(import.meta.url).resolve('gatsby/package.json'))(
  'lmdb',
) as { open: (options: { path: string }) => Database };

const { root, at, write, link } = temporaryFolder();
let record: RunRecord;
const now = { code: 'today', settings: 'one brand', building: true };

beforeEach(async () => {
  link('src', 'node_modules');
  for (const folder of DATABASES) {
    const database = open({ path: at(folder) });
    const nodes = database.openDB({ name: 'nodes' });
    for (let node = 0; node < 3000; node += 1) void nodes.put(`node ${node}`, 'text '.repeat(50));
    await nodes.put('last', 'text');
    await database.close();
  }
  write('public/a/index.html', '<p>A page</p>');
  write('public/data.json', '{}');
  record = { ...now, finished: true, root, files: filesOf(at('public')) };
});

/** Returns the bytes of a database with everything after its first pages overwritten. */
function overwritten(file: string): Buffer {
  const bytes = readFileSync(file);
  return bytes.fill(0xa5, 16_384);
}

test('a cache is valid if a finished run of this code left it here with its pages', () => {
  expect(cacheFault(root, record, now)).toBeUndefined();
});

test('without a cache, nothing is reported', () => {
  rmSync(at('.cache'), { recursive: true });
  expect(cacheFault(root, undefined, now)).toBeUndefined();
});

test.each<[string, Partial<RunRecord>, string]>([
  ['a run that was ended', { finished: false }, 'did not finish'],
  ['another folder', { root: '/elsewhere' }, 'made in /elsewhere'],
  ['other code', { code: 'yesterday' }, 'the code that made it has changed'],
  ['another brand', { settings: 'another brand' }, 'the settings, or environment variables'],
])('a cache of %s is invalid', (_, other, fault) => {
  expect(cacheFault(root, { ...record, ...other }, now)).toContain(fault);
});

test('a cache without a record is invalid', () => {
  expect(cacheFault(root, undefined, now)).toContain('did not finish');
});

describe('a cache whose built site', () => {
  test.each([
    ['has lost a page', 'a/index.html', () => unlinkSync(at('public/a/index.html'))],
    ['has a page cut short', 'a/index.html', () => truncateSync(at('public/a/index.html'), 4)],
    ['has lost data', 'data.json', () => unlinkSync(at('public/data.json'))],
    ['is gone', 'a/index.html', () => rmSync(at('public'), { recursive: true })],
  ])('%s is invalid for a build', (_, file, damage) => {
    damage();
    expect(cacheFault(root, record, now)).toContain(file);
    expect(cacheFault(root, record, { ...now, building: false })).toBeUndefined();
  });

  test('with data that develop has rewritten is valid', () => {
    write('public/data.json', '{"new": "data"}');
    write('public/more.json', '{}');
    expect(cacheFault(root, record, now)).toBeUndefined();
  });
});

describe.each(DATABASES)('a cache whose %s', (folder) => {
  const file = () => at(`${folder}/data.mdb`);

  test.each([
    ['is no database', () => writeFileSync(file(), 'garbage'.repeat(5000))],
    ['was cut short', () => truncateSync(file(), 40_000)],
    ['is empty', () => truncateSync(file(), 0)],
    ['is gone', () => rmSync(at(folder), { recursive: true })],
    ['was overwritten in the middle', () => writeFileSync(file(), overwritten(file()))],
  ])('%s does not hold', (_, damage) => {
    damage();
    // Gatsby decides by this folder whether a cache exists.
    mkdirSync(at('.cache/caches-lmdb'), { recursive: true });
    expect(cacheFault(root, record, now)).toBe('its databases cannot be read');
  });
});
