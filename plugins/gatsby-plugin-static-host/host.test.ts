import { once } from 'node:events';
import { utimesSync } from 'node:fs';
import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHost } from './serve';
import { temporaryFolder, writeFiles } from '../../tests/temporary-folder';

const { at, write } = temporaryFolder('file');
let server: Server;
const long = (text: string) => `<p>${`${text} `.repeat(400)}</p>`;
const files: Record<string, string> = {
  'index.html': long('Home'),
  '404.html': long('Not here'),
  'a/index.html': long('Page a'),
  'a/b.html': long('Page b'),
  'short.html': '<p>Short</p>',
  'odd name #1?.txt': long('Odd'),
  'static/x/picture.png': long('as if it were one'),
  'app-0123456789abcdef0123.js': `/* ${long('script')} */`,
  '.well-known/security.txt': long('Contact'),
  '.well-known/.hidden': 'secret',
  'a/b.md': long('# Page b'),
  'manifest.webmanifest': JSON.stringify({ name: long('site') }),
  'data.json': JSON.stringify({ text: long('data') }),
};

/** The name of the host's folder begins with a dot, and so does the name of a file next to it. */
beforeAll(async () => {
  writeFiles(at('.host'), files);
  write('.host-secret.html', 'outside');
  const host = createHost({ folder: at('.host'), basePath: '/docs' });
  server = createServer(host).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => void server.close());

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  /** As received, not decompressed. */
  body: Buffer;
}

/** Requests an address exactly as written. `fetch` would normalize it, and decompress the body. */
async function ask(path: string, headers = {}, method = 'GET'): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  const asked = request({ host: '127.0.0.1', port, path, headers, method, agent: false }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) };
}

const brotli = { 'accept-encoding': 'gzip, deflate, br' };

test.each([
  ['/docs', 'index.html'],
  ['/docs/', 'index.html'],
  ['/docs?q=1', 'index.html'],
  ['/docs/index.html', 'index.html'],
  ['/docs/a', 'a/index.html'],
  ['/docs/a/', 'a/index.html'],
  ['/docs/a.html', 'a/index.html'],
  ['/docs/a/index.html?q', 'a/index.html'],
  ['/docs/a/b', 'a/b.html'],
  ['/docs/a/b/', 'a/b.html'],
  ['/docs/a/b.html', 'a/b.html'],
  ['/docs/a/b/index.html', 'a/b.html'],
  ['/docs/.well-known/security.txt', '.well-known/security.txt'],
  ['/docs/odd%20name%20%231%3F.txt', 'odd name #1?.txt'],
])('%s returns %s', async (path, file) => {
  const { status, body } = await ask(path);
  expect(status).toBe(200);
  expect(body.toString()).toBe(files[file]);
});

test.each([
  '/',
  '/docsx',
  '/docs/none',
  '/docs/a/none.html',
  '/docs/%zz',
  '/docs/..%2f.host-secret',
  '/docs/../.host-secret.html',
  '/docs/a/%00',
  '/docs/.well-known/.hidden',
  '/docs/.well-known/../.well-known',
])('%s returns the 404 page', async (path) => {
  const plain = await ask(path);
  expect(plain.status).toBe(404);
  expect(plain.body.toString()).toBe(files['404.html']);
  const small = await ask(path, { ...brotli, range: 'bytes=0-3', 'if-none-match': '*' });
  expect(small.status).toBe(404);
  expect(brotliDecompressSync(small.body).toString()).toBe(files['404.html']);
});

test('text is compressed with the best encoding that the client accepts', async () => {
  const plain = await ask('/docs/a');
  expect(plain.headers['content-encoding']).toBeUndefined();
  const zipped = await ask('/docs/a', { 'accept-encoding': 'gzip;q=1, br;q=0' });
  expect(zipped.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(zipped.body).toString()).toBe(files['a/index.html']);
  const best = await ask('/docs/a', brotli);
  expect(best.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(best.body).toString()).toBe(files['a/index.html']);
  expect(best.body.length).toBeLessThan(plain.body.length / 5);
  for (const { headers, body } of [plain, zipped, best]) {
    expect(headers.vary).toBe('Accept-Encoding');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-length']).toBe(String(body.length));
  }
  expect(new Set([plain, zipped, best].map(({ headers }) => headers.etag)).size).toBe(3);
});

test('scripts and data are compressed, but pictures and short texts are not', async () => {
  const script = await ask('/docs/app-0123456789abcdef0123.js', brotli);
  expect(script.headers['content-encoding']).toBe('br');
  expect(script.headers['cache-control']).toContain('immutable');
  expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
  const data = await ask('/docs/data.json', brotli);
  expect(data.headers['content-encoding']).toBe('br');
  expect(data.headers['cache-control']).toBe('no-cache');
  const picture = await ask('/docs/static/x/picture.png', brotli);
  expect(picture.headers).toMatchObject({ 'content-type': 'image/png' });
  for (const { headers } of [picture, await ask('/docs/short', brotli)]) {
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary).toBeUndefined();
  }
});

test.each([
  ['/docs/a/b.md', 'text/markdown; charset=utf-8', 'noindex'],
  ['/docs/manifest.webmanifest', 'application/manifest+json; charset=utf-8', undefined],
  ['/docs/.well-known/security.txt', 'text/plain; charset=utf-8', undefined],
])('%s is compressed and has the right media type', async (path, type, robots) => {
  const { headers } = await ask(path, brotli);
  expect(headers['content-type']).toBe(type);
  expect(headers['content-encoding']).toBe('br');
  expect(headers['x-robots-tag']).toBe(robots);
});

test('a cached file is not sent again until it changes', async () => {
  write('.host/new.html', long('before'));
  for (const headers of [{}, brotli]) {
    const first = await ask('/docs/new', headers);
    const again = await ask('/docs/new', { ...headers, 'if-none-match': first.headers.etag });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers).toMatchObject({
      etag: first.headers.etag,
      vary: 'Accept-Encoding',
      'cache-control': 'no-cache',
    });
  }
  const known = await ask('/docs/new', brotli);
  write('.host/new.html', long('behind'));
  utimesSync(at('.host/new.html'), new Date(), new Date(Date.now() + 5000));
  const changed = await ask('/docs/new', { ...brotli, 'if-none-match': known.headers.etag });
  expect(changed.status).toBe(200);
  expect(brotliDecompressSync(changed.body).toString()).toBe(long('behind'));
});

test('HEAD has the headers of GET and no body', async () => {
  for (const headers of [{}, brotli]) {
    const { headers: got } = await ask('/docs/a', headers);
    const { status, headers: told, body } = await ask('/docs/a', headers, 'HEAD');
    expect(status).toBe(200);
    expect({ ...told, date: '' }).toEqual({ ...got, date: '' });
    expect(body).toHaveLength(0);
  }
});

test.each([
  ['bytes=0-3', (all: Buffer) => all.subarray(0, 4)],
  ['bytes=10-', (all: Buffer) => all.subarray(10)],
  ['bytes=-5', (all: Buffer) => all.subarray(-5)],
])('a range is a part of the encoded file: %s', async (range, part) => {
  for (const headers of [{}, brotli]) {
    const whole = await ask('/docs/a', headers);
    const { status, headers: told, body } = await ask('/docs/a', { ...headers, range });
    expect(status).toBe(206);
    expect(body.equals(part(whole.body))).toBe(true);
    expect(told['content-range']).toMatch(new RegExp(`^bytes \\d+-\\d+/${whole.body.length}$`));
  }
  const { status } = await ask('/docs/a', { range: 'bytes=999999-' });
  expect(status).toBe(416);
});
