import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { type FSWatcher, watch } from 'chokidar';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder';
import { readMissedSaves, type SaveWatch, type SourcedFile } from './saves';

const { root, at, write } = temporaryFolder();
const FILE = 'content/docs/swap.mdx';
const path = at(FILE);
/** The text that gatsby-source-filesystem read last. It reads a file when its watcher reports a change. */
let read: string;
let node: SourcedFile;
/** Nodes of other files. */
let others: SourcedFile[];
let source: FSWatcher;
let saves: SaveWatch;

function readFile(): void {
  read = readFileSync(path, 'utf8');
  const contentDigest = createHash('md5').update(read).digest('hex');
  node = { absolutePath: path, mtimeMs: statSync(path).mtimeMs, internal: { contentDigest } };
}

beforeEach(async () => {
  write(FILE, 'first');
  others = [];
  readFile();
  source = watch(at('content'), { ignoreInitial: true });
  source.on('change', readFile);
  await new Promise<void>((resolve) => source.on('ready', resolve));
  saves = readMissedSaves(root, () => [node, ...others]);
  await saves.ready;
});
afterEach(() => Promise.all([saves.stop(), source.close()]));

test('the second of two saves is read, and the time at which it was saved stays', async () => {
  let savedAt = 0;
  source.once('change', () => {
    writeFileSync(path, 'formatted');
    savedAt = statSync(path).mtimeMs;
  });
  writeFileSync(path, 'saved');
  await vi.waitFor(() => expect(read).toBe('formatted'), { timeout: 20_000 });
  expect(Math.abs(statSync(path).mtimeMs - savedAt)).toBeLessThan(0.01);
});

test('a file that is gone meanwhile is let be', async () => {
  others = [{ ...node, absolutePath: at('content/docs/gone.mdx') }];
  writeFileSync(path, 'saved');
  await vi.waitFor(() => expect(read).toBe('saved'), { timeout: 20_000 });
});

test('a save that Gatsby has not read yet is announced once, whatever else is saved', async () => {
  const other = at('content/docs/other.mdx');
  const reports: string[] = [];
  const reportsOf = (file: string) => reports.filter((reported) => reported === file).length;
  source.off('change', readFile).on('change', (file) => reports.push(file));
  writeFileSync(path, 'saved');
  // One report for the save, and one for the announcement.
  await vi.waitFor(() => expect(reportsOf(path)).toBe(2), { timeout: 20_000 });
  // Gatsby's watcher may be the second to notice the file. It then reads the current text.
  const added = once(source, 'add');
  writeFileSync(other, 'new');
  await added;
  others = [{ ...node, absolutePath: other }];
  write('content/docs/third.mdx', '');
  await vi.waitFor(() => expect(reportsOf(other)).toBe(1), { timeout: 20_000 });
  expect(reportsOf(path)).toBe(2);
});
