import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changedFiles, type ReadFile } from './changed-files';

let root: string;
let read: ReadFile[];
const path = (name: string) => join(root, 'content', name);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(path('docs'), { recursive: true });
  read = ['docs/a.mdx', 'errors.yml'].map((name) => {
    writeFileSync(path(name), name);
    const contentDigest = createHash('md5').update(name).digest('hex');
    return { absolutePath: path(name), internal: { contentDigest } };
  });
});
afterEach(() => rmSync(root, { recursive: true }));

test('files that are as they were read have not changed, however new they are', () => {
  writeFileSync(path('errors.yml'), 'errors.yml');
  expect(changedFiles(root, read)).toEqual([]);
});

test('changed, new and removed files are told', () => {
  writeFileSync(path('errors.yml'), 'other');
  writeFileSync(path('docs/b.mdx'), 'new');
  unlinkSync(path('docs/a.mdx'));
  expect(changedFiles(root, read)).toEqual([
    'content/docs/a.mdx',
    'content/docs/b.mdx',
    'content/errors.yml',
  ]);
});

test('files that no run reads are nobody’s concern', () => {
  writeFileSync(path('.DS_Store'), '');
  mkdirSync(path('samples/node_modules/a'), { recursive: true });
  writeFileSync(path('samples/node_modules/a/index.js'), '');
  expect(changedFiles(root, read)).toEqual([]);
});
