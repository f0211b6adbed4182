import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readNavigation } from './read-navigation';

let root: string;
const write = (text: string) => writeFileSync(join(root, 'content/navigation/redirects.yml'), text);
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'navigation-'));
  mkdirSync(join(root, 'content/navigation'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

test('a file with mistakes keeps what it had, so that pages stay while it is mended', () => {
  write('- { from: /old, to: /new }\n');
  const { nodes } = readNavigation(root, 'redirects.yml');
  expect(nodes).toHaveLength(1);
  write('- { frm: /old, to: /new }\n');
  const broken = readNavigation(root, 'redirects.yml');
  expect(broken.nodes).toEqual(nodes);
  expect(broken.problems.map(({ message }) => message).join()).toContain('"frm"');
  write('[]\n');
  expect(readNavigation(root, 'redirects.yml')).toEqual({ nodes: [], problems: [] });
});

test('a file that is gone before it is read has nothing, and no mistakes', () => {
  expect(readNavigation(root, 'redirects.yml')).toEqual({ nodes: [], problems: [] });
});
