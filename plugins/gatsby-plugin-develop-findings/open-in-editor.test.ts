import { chmodSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { DevelopServer } from '../../src/gatsby/plugin-api';
import { serveOpenInEditor } from './open-in-editor';
import { temporaryFolder } from '../../tests/temporary-folder';

const { root, at, read, write } = temporaryFolder('file');
let server: Server;
const page = 'content/docs/a.mdx';

beforeAll(async () => {
  write(page, 'Text.');
  // An editor that accepts a column, and logs its arguments.
  write('code', `#!/bin/sh\necho "$@" >> '${root}/opened'\n`);
  chmodSync(at('code'), 0o755);
  const app: DevelopServer = { use: (_, answer) => (server = createServer(answer)) };
  serveOpenInEditor(app, root);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.close();
});

async function open(place: string): Promise<[status: number, text: string]> {
  const { port } = server.address() as AddressInfo;
  const query = new URLSearchParams({ place }).toString();
  const response = await fetch(`http://127.0.0.1:${port}/?${query}`);
  return [response.status, await response.text()];
}

test.each([
  [`${page}:10:3`, ':10:3'],
  [`${page}:12`, ':12:1'],
])('%s is opened in the editor at its line and column', async (place, position) => {
  vi.stubEnv('REACT_EDITOR', at('code'));
  expect(await open(place)).toEqual([200, '']);
  await vi.waitFor(() => expect(read('opened')).toContain(at(page) + position), {
    timeout: 60_000,
  });
});

test('a command that is not there is told of', async () => {
  vi.stubEnv('REACT_EDITOR', at('none'));
  expect(await open(page)).toEqual([
    500,
    expect.stringMatching(/^The editor did not open the file: /),
  ]);
});

test.each(['/etc/hosts', '../other', 'content/../../other:1:1', 'content/docs/b.mdx', ''])(
  'no file is opened for "%s", which is none of the project',
  async (place) => {
    vi.stubEnv('REACT_EDITOR', at('code'));
    expect(await open(place)).toEqual([500, `There is no file ${place}.`]);
  },
);
