import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { serveQueries } from './serve-queries';

let root: string;
const text = '# Which pages are drafts & which are "old"?\n{ allDoc { nodes { id } } }\n';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(root, 'queries'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** What a writer who develops is answered. */
async function open(): Promise<{ status: number; page: string }> {
  const answers: Record<string, RequestListener> = {};
  const app = { use: (path: string, answer: RequestListener) => (answers[path] = answer) };
  serveQueries({ app } as never, { root } as never);
  const server = createServer((request, response) => {
    answers[request.url ?? '']?.(request, response);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/___queries`);
  const page = await response.text();
  server.close();
  return { status: response.status, page };
}

test('a saved query is listed by what it answers, and opens in GraphiQL as it is written', async () => {
  writeFileSync(join(root, 'queries/drafts.graphql'), text);
  const { status, page } = await open();
  expect(status).toBe(200);
  expect(page).toContain('>Which pages are drafts &#x26; which are "old"?</a>');
  const href = /href="(\/___graphql\?[^"]*)"/.exec(page)?.[1] ?? '';
  expect(new URL(href, 'http://a').searchParams.get('query')).toBe(text);
  expect(page).toContain('npm run ask drafts');
});

test('a query that does not say what it answers is told', async () => {
  writeFileSync(join(root, 'queries/silent.graphql'), '{ a }\n');
  const { status, page } = await open();
  expect([status, page]).toEqual([500, expect.stringContaining('queries/silent.graphql:1:1')]);
});
