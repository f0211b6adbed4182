import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { onPreInit } from './gatsby-node';
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

test('a file that is deleted, and written again with a mistake, keeps nothing of what it had', () => {
  const emitter = new EventEmitter();
  void onPreInit?.({ emitter } as never, { plugins: [] }, () => undefined);
  write('- { from: /old, to: /new }\n');
  expect(readNavigation(root, 'redirects.yml').nodes).toHaveLength(1);
  emitter.emit('DELETE_NODE', {
    payload: {
      internal: { type: 'File' },
      sourceInstanceName: 'navigation',
      relativePath: 'redirects.yml',
    },
  });
  write('- { frm: /old, to: /new }\n');
  expect(readNavigation(root, 'redirects.yml')).toMatchObject({
    nodes: [],
    problems: [{ line: 1, column: 5 }],
  });
});

test('a file that is gone before it is read has nothing, and no mistakes', () => {
  expect(readNavigation(root, 'redirects.yml')).toEqual({ nodes: [], problems: [] });
});
