import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readLastUpdated } from './last-updated';

let root = '';
let said: string[] = [];

/** The days, and what was said meanwhile. */
function daysIn(folder: string): Map<string, string> {
  said = [];
  return readLastUpdated(folder, 'docs', (text) => said.push(text));
}

const git = (day: string, ...args: string[]) =>
  execFileSync('git', ['-C', root, '-c', 'user.name=A', '-c', 'user.email=a@a.example', ...args], {
    env: {
      ...process.env,
      GIT_AUTHOR_DATE: '2001-01-01T12:00:00Z',
      GIT_COMMITTER_DATE: `${day}T12:00:00Z`,
    },
    stdio: 'ignore',
  });

function commit(day: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  git(day, 'add', '.');
  git(day, 'commit', '--no-verify', '-m', day);
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'last-updated-'));
  mkdirSync(join(root, 'docs/deep'), { recursive: true });
  git('2024-01-01', 'init');
  commit('2024-01-01', { 'docs/a.mdx': '1', 'docs/deep/b.mdx': '1', 'other.md': '1' });
  commit('2024-02-02', { 'docs/a.mdx': '2' });
  commit('2024-03-03', { 'docs/a.mdx': '3', 'other.md': '2' });
  commit('2024-04-04', { 'other.md': '3' });
  writeFileSync(join(root, 'docs/new.mdx'), 'not committed');
});
afterAll(() => rmSync(root, { recursive: true }));

test('a page was last updated on the day of the newest commit that changed its file', () => {
  expect(daysIn(root)).toEqual(
    new Map([
      ['docs/a.mdx', '2024-03-03'],
      ['docs/deep/b.mdx', '2024-01-01'],
    ]),
  );
});

test('a shallow clone, whose oldest commit has every file, tells no day, and how to have them', () => {
  const clone = mkdtempSync(join(tmpdir(), 'last-updated-clone-'));
  execFileSync('git', ['clone', '--depth', '1', `file://${root}`, clone], { stdio: 'ignore' });
  expect(daysIn(clone).size).toBe(0);
  expect(said).toEqual([expect.stringContaining('git fetch --unshallow')]);
  execFileSync('git', ['-C', clone, 'fetch', '--unshallow'], { stdio: 'ignore' });
  expect(daysIn(clone)).toEqual(daysIn(root));
  expect(said).toEqual([]);
  rmSync(clone, { recursive: true });
});

test('a folder without git tells no day', () => {
  const bare = mkdtempSync(join(tmpdir(), 'last-updated-bare-'));
  expect(daysIn(bare).size).toBe(0);
  expect(said).toEqual([]);
  rmSync(bare, { recursive: true });
});
