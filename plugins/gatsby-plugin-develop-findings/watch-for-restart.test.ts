import { cpSync, mkdirSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { restartFindings, watchForRestart } from './watch-for-restart';
import type { SaveWatch } from './saves';
import { temporaryFolder } from '../../tests/temporary-folder';

const FILE = 'src/site/a.ts';
const { root, at, write } = temporaryFolder();
let watch: SaveWatch | undefined;

beforeEach(() => {
  cpSync('tests/site/fixtures/good', at('content'), { recursive: true });
  // Create all watched paths, because chokidar reports ready too early if a path is missing.
  mkdirSync(at('plugins'));
  for (const file of ['gatsby-config.ts', 'gatsby-node.ts', 'package.json']) write(file, '');
  write(FILE, 'as it was');
});

afterEach(() => watch?.stop());

test('a file that is put back at once is told of as it is in the end', async () => {
  const told: string[][] = [];
  let saves = 1;
  watch = watchForRestart(root, () => {
    told.push(restartFindings().map(({ file }) => file));
    if (saves < 2) {
      write(FILE, 'as it was');
      saves += 1;
    }
  });
  await watch.ready;
  write(FILE, 'another');
  await vi.waitFor(() => expect(told.at(-1)).toEqual([]), { timeout: 20_000 });
  expect(told[0]).toEqual([FILE]);
});
