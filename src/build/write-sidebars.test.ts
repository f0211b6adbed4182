import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeSidebars } from './write-sidebars';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sidebars-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const old = { name: 'contracts-v2', tree: [['Old', '/contracts/v2/old']] } as const;
const present = { name: 'contracts', tree: [['Pools', '/contracts/v3/pools']] } as const;

test('two sidebars of one section both stay, each with what it lists', () => {
  const written = writeSidebars([old, present] as never, folder);
  const read = ({ whole }: { whole: string }) =>
    JSON.parse(readFileSync(join(folder, basename(whole)), 'utf8')) as unknown;
  expect(written.map(read)).toEqual([old.tree, present.tree]);
});

test('what an earlier build left goes, with the sidebar of a section that is gone', () => {
  writeFileSync(join(folder, 'contracts.0123456789.json'), '[]');
  writeFileSync(join(folder, 'gone.0123456789.json'), '[]');
  const [written] = writeSidebars([present] as never, folder);
  expect(readdirSync(folder)).toEqual([basename(written?.whole ?? '')]);
});
