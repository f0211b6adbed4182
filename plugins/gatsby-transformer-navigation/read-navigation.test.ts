import { expect, test } from 'vitest';
import { readNavigation } from './read-navigation';
import { temporaryFolder } from '../../tests/temporary-folder';

const { root, write: writeFile } = temporaryFolder();
const write = (text: string) => writeFile('content/navigation/redirects.yml', text);

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
