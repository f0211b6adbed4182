import { createHash } from 'node:crypto';
import { unlinkSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/temporary-folder';
import { changedFiles, type ReadFile } from './last-run';

const { root, at, write: writeFile } = temporaryFolder();
let read: ReadFile[];
const path = (name: string) => at(`content/${name}`);
const write = (name: string, text: string) => writeFile(`content/${name}`, text);

beforeEach(() => {
  read = ['docs/a.mdx', 'errors.yml'].map((name) => {
    write(name, name);
    const contentDigest = createHash('md5').update(name).digest('hex');
    return { absolutePath: path(name), internal: { contentDigest } };
  });
});

test('a file that was written again with the same content has not changed', () => {
  write('errors.yml', 'errors.yml');
  expect(changedFiles(root, read)).toEqual([]);
});

test('changed, new and removed files are reported', () => {
  write('errors.yml', 'other');
  write('docs/b.mdx', 'new');
  unlinkSync(path('docs/a.mdx'));
  expect(changedFiles(root, read)).toEqual([
    'content/docs/a.mdx',
    'content/docs/b.mdx',
    'content/errors.yml',
  ]);
});

test('files that no run reads have no effect', () => {
  write('.DS_Store', '');
  write('samples/node_modules/a/index.js', '');
  expect(changedFiles(root, read)).toEqual([]);
});
