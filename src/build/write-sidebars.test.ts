import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { writeSidebars } from './write-sidebars';
import { temporaryFolder } from '../../tests/temporary-folder';

const { root: folder, read: readFile, write } = temporaryFolder();

const old = { name: 'contracts-v2', tree: [['Old', '/contracts/v2/old']] } as const;
const present = { name: 'contracts', tree: [['Pools', '/contracts/v3/pools']] } as const;

test('two sidebars of one section both stay, each with what it lists', () => {
  const written = writeSidebars([old, present] as never, folder);
  const read = ({ whole }: { whole: string }) => JSON.parse(readFile(basename(whole))) as unknown;
  expect(written.map(read)).toEqual([old.tree, present.tree]);
});

test('what an earlier build left goes, with the sidebar of a section that is gone', () => {
  write('contracts.0123456789.json', '[]');
  write('gone.0123456789.json', '[]');
  const [written] = writeSidebars([present] as never, folder);
  expect(readdirSync(folder)).toEqual([basename(written?.whole ?? '')]);
});
