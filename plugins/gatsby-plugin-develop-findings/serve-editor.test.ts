import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { DevelopServer } from './serve-findings';
import { serveEditor } from './serve-editor';

let root: string;
let server: Server;
const page = 'content/docs/a.mdx';
const opened = () => readFileSync(join(root, 'opened'), 'utf8');

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'editor-'));
  mkdirSync(join(root, 'content/docs'), { recursive: true });
  writeFileSync(join(root, page), 'Text.');
  // It is called as an editor that is told a column, and writes down what it is asked for.
  writeFileSync(join(root, 'code'), `#!/bin/sh\necho "$@" >> '${root}/opened'\n`);
  chmodSync(join(root, 'code'), 0o755);
  const app: DevelopServer = { use: (_, answer) => (server = createServer(answer)) };
  serveEditor(app, root);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.close();
  rmSync(root, { recursive: true });
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
])('%s is opened in the editor at its line and column', async (place, at) => {
  vi.stubEnv('REACT_EDITOR', join(root, 'code'));
  expect(await open(place)).toEqual([200, '']);
  await vi.waitFor(() => expect(opened()).toContain(join(root, page) + at), { timeout: 60_000 });
});

test('a command that is not there is told of', async () => {
  vi.stubEnv('REACT_EDITOR', join(root, 'none'));
  expect(await open(page)).toEqual([500, expect.stringMatching(/^The editor did not open it: /)]);
});

test.each(['/etc/hosts', '../other', 'content/../../other:1:1', 'content/docs/b.mdx', ''])(
  'no file is opened for "%s", which is none of the project',
  async (place) => {
    vi.stubEnv('REACT_EDITOR', join(root, 'code'));
    expect(await open(place)).toEqual([500, `There is no file ${place}.`]);
  },
);
