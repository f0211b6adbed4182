import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { serveQueries } from './serve-queries';
import { temporaryFolder } from '../../tests/temporary-folder';

const { root, write } = temporaryFolder();
const text = '# Which pages are drafts & which are "old"?\n{ allDoc { nodes { id } } }\n';

/** Requests the list of saved queries, as a writer's browser does. */
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

test('a saved query is listed by its question, and opens in GraphiQL unchanged', async () => {
  write('queries/drafts.graphql', text);
  const { status, page } = await open();
  expect(status).toBe(200);
  expect(page).toContain('>Which pages are drafts &#x26; which are "old"?</a>');
  const href = /href="(\/___graphql\?[^"]*)"/.exec(page)?.[1] ?? '';
  expect(new URL(href, 'http://a').searchParams.get('query')).toBe(text);
  expect(page).toContain('npm run ask drafts');
});

test('a query without a question is reported', async () => {
  write('queries/silent.graphql', '{ a }\n');
  const { status, page } = await open();
  expect([status, page]).toEqual([500, expect.stringContaining('queries/silent.graphql:1:1')]);
});
