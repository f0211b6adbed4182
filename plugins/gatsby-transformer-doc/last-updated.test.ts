import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { currentLastUpdated, readLastUpdated } from './last-updated';
import { temporaryFolder, writeFiles } from '../../tests/temporary-folder';

const { root: folder, at } = temporaryFolder('file');
const root = at('site');
let said: string[] = [];

/** Returns the day of each file's last change; warnings go to `said`. */
function daysIn(place: string): Map<string, string> {
  said = [];
  return readLastUpdated(place, 'docs', (text) => said.push(text));
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
  writeFiles(root, files);
  git(day, 'add', '.');
  git(day, 'commit', '--no-verify', '-m', day);
}

beforeAll(() => {
  mkdirSync(root);
  git('2024-01-01', 'init');
  commit('2024-01-01', { 'docs/a.mdx': '1', 'docs/deep/b.mdx': '1', 'other.md': '1' });
  commit('2024-02-02', { 'docs/a.mdx': '2' });
  commit('2024-03-03', { 'docs/a.mdx': '3', 'other.md': '2' });
  commit('2024-04-04', { 'other.md': '3' });
  writeFiles(root, { 'docs/new.mdx': 'not committed' });
});

test('a page was last updated on the day of the newest commit that changed its file', () => {
  expect(daysIn(root)).toEqual(
    new Map([
      ['docs/a.mdx', '2024-03-03'],
      ['docs/deep/b.mdx', '2024-01-01'],
    ]),
  );
});

test('a shallow clone, whose oldest commit has every file, tells no day, and how to have them', () => {
  const clone = at('clone');
  execFileSync('git', ['clone', '--depth', '1', `file://${root}`, clone], { stdio: 'ignore' });
  expect(daysIn(clone).size).toBe(0);
  expect(said).toEqual([expect.stringContaining('git fetch --unshallow')]);
  execFileSync('git', ['-C', clone, 'fetch', '--unshallow'], { stdio: 'ignore' });
  expect(daysIn(clone)).toEqual(daysIn(root));
  expect(said).toEqual([]);
});

test('a folder without git tells no day', () => {
  expect(daysIn(folder).size).toBe(0);
  expect(said).toEqual([]);
});

test('develop shows a new commit at the next save', () => {
  const read = () => currentLastUpdated(root, 'docs', (text) => said.push(text));
  const before = read();
  expect(read()).toBe(before);
  commit('2024-05-05', { 'docs/new.mdx': 'committed' });
  expect(before.has('docs/new.mdx')).toBe(false);
  expect(read().get('docs/new.mdx')).toBe('2024-05-05');
});
