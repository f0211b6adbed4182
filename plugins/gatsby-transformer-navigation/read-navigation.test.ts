import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { onPreInit } from './gatsby-node';
import { readNavigation } from './read-navigation';
import { temporaryFolder } from '../../tests/temporary-folder';

const { root, write: writeFile } = temporaryFolder();
const write = (text: string) => writeFile('content/navigation/redirects.yml', text);

test('an invalid file keeps its previous nodes, so that pages stay until it is fixed', () => {
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

test('a file that was deleted and is written again with a mistake has no previous nodes', () => {
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

test('a file that is deleted before it is read has no nodes and no problems', () => {
  expect(readNavigation(root, 'redirects.yml')).toEqual({ nodes: [], problems: [] });
});
