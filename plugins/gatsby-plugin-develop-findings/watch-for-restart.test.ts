import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { restartFindings, watchForRestart } from './watch-for-restart';
import type { SaveWatch } from './watch-saves';

const FILE = 'src/site/a.ts';
let root: string;
let watch: SaveWatch | undefined;
const write = (text: string) => writeFileSync(join(root, FILE), text);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'restart-'));
  cpSync(join(process.cwd(), 'tests/site/fixtures/good'), join(root, 'content'), {
    recursive: true,
  });
  // All that is watched: where a path is not there, chokidar says too early that it is ready.
  for (const folder of ['src/site', 'plugins']) mkdirSync(join(root, folder), { recursive: true });
  for (const file of ['gatsby-config.ts', 'gatsby-node.ts', 'package.json'])
    writeFileSync(join(root, file), '');
  write('as it was');
});

afterEach(async () => {
  await watch?.stop();
  rmSync(root, { recursive: true });
});

test('a file that is put back at once is told of as it is in the end', async () => {
  const told: string[][] = [];
  let saves = 1;
  watch = watchForRestart(root, () => {
    told.push(restartFindings().map(({ file }) => file));
    if (saves < 2) {
      write('as it was');
      saves += 1;
    }
  });
  await watch.ready;
  write('another');
  await vi.waitFor(() => expect(told.at(-1)).toEqual([]), { timeout: 20_000 });
  expect(told[0]).toEqual([FILE]);
});
