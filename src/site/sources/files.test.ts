import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isFile, listFiles, readText, removeFile, writeAtomically } from './files';

let folder: string;
const at = (path: string) => join(folder, path);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'files-'));
  mkdirSync(at('a/b/c'), { recursive: true });
  writeAtomically(at('one.txt'), 'one');
  writeAtomically(at('a/b/two.txt'), 'two');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('the files of a folder are listed by relative path, without folders and symlinks', () => {
  symlinkSync(at('one.txt'), at('link.txt'));
  expect(listFiles(folder).sort()).toEqual(['a/b/two.txt', 'one.txt']);
  expect(['one.txt', 'link.txt', 'a', 'none'].map((path) => isFile(at(path)))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('a file that is written again is replaced, and no temporary file is left', () => {
  writeAtomically(at('one.txt'), 'other');
  expect(readText(at('one.txt'))).toBe('other');
  expect(readText(at('none.txt'))).toBeUndefined();
  expect(readdirSync(folder).sort()).toEqual(['a', 'one.txt']);
});

test('a file is removed with the folders that become empty, except the top folder', () => {
  rmSync(at('a/b/c'), { recursive: true });
  removeFile(at('a/b/two.txt'), folder);
  removeFile(at('one.txt'), folder);
  expect(existsSync(folder) && readdirSync(folder)).toEqual([]);
});
