import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { restartFindings, watchForRestart } from './watch-for-restart';

const FILE = 'src/site/a.ts';
let root: string;
let stop: (() => Promise<void>) | undefined;
const write = (text: string) => writeFileSync(join(root, FILE), text);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'restart-'));
  cpSync(join(process.cwd(), 'tests/site/fixtures/good'), join(root, 'content'), {
    recursive: true,
  });
  mkdirSync(join(root, 'src/site'), { recursive: true });
  write('as it was');
});

afterEach(async () => {
  await stop?.();
  rmSync(root, { recursive: true });
});

test('a file that is put back at once is told of as it is in the end', async () => {
  const told: string[][] = [];
  let saves = 1;
  stop = watchForRestart(root, () => {
    told.push(restartFindings().map(({ file }) => file));
    if (saves < 2) {
      write('as it was');
      saves += 1;
    }
  });
  // Its watcher is there a moment later, and says so to nobody.
  await pause(500);
  write('another');
  await vi.waitFor(() => expect(told.at(-1)).toEqual([]), { timeout: 20_000 });
  expect(told[0]).toEqual([FILE]);
});
