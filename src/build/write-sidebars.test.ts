import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { writeSidebars } from './write-sidebars';
import { temporaryFolder } from '../../tests/temporary-folder';

const { root: folder, read: readFile, write } = temporaryFolder();

const old = { name: 'contracts-v2', tree: [['Old', '/contracts/v2/old']] } as const;
const present = { name: 'contracts', tree: [['Pools', '/contracts/v3/pools']] } as const;

test('two sidebars of one section both stay, each with its own entries', () => {
  const written = writeSidebars([old, present] as never, folder);
  const read = ({ whole }: { whole: string }) => JSON.parse(readFile(basename(whole))) as unknown;
  expect(written.map(read)).toEqual([old.tree, present.tree]);
});

test('files of earlier builds are removed, including the sidebar of a section that no longer exists', () => {
  write('contracts.0123456789.json', '[]');
  write('gone.0123456789.json', '[]');
  const [written] = writeSidebars([present] as never, folder);
  expect(readdirSync(folder)).toEqual([basename(written?.whole ?? '')]);
});
