import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, request as send, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTENT_ENDPOINT, EDITOR_PAGE } from '../names';
import { MOST_BYTES } from './guard';
import { serveEditor, type DevelopServer } from './serve-editor';

const PAGE = 'content/docs/guides/start.mdx';
const TEXT = '---\ntitle: Start\n---\n\nText.\n';
const SECRET = 'a: secret\n';

let root: string;
let server: Server;
let port: number;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'editor-'));
  cpSync('schemas', join(root, 'schemas'), { recursive: true });
  mkdirSync(join(root, 'node_modules'));
  symlinkSync(join(process.cwd(), 'node_modules/decap-cms'), join(root, 'node_modules/decap-cms'));
  mkdirSync(join(root, 'content/docs/guides'), { recursive: true });
  mkdirSync(join(root, 'content/samples'));
  writeFileSync(join(root, PAGE), TEXT);
  writeFileSync(join(root, 'content/glossary.yml'), '[]\n');
  writeFileSync(join(root, 'content/samples/a.ts'), 'a();\n');
  writeFileSync(join(root, 'secret.mdx'), SECRET);
  symlinkSync(join(root, 'secret.mdx'), join(root, 'content/docs/guides/link.mdx'));
  symlinkSync(root, join(root, 'content/docs/up'));
  const routes: [string, Parameters<DevelopServer['use']>[1]][] = [];
  const site = { root, basePath: '', product: { name: 'Nimbus', slug: 'nimbus' }, sections: [] };
  serveEditor({ use: (path, answer) => void routes.push([path, answer]) }, site);
  server = createServer((request, response) => {
    const [path, answer] = routes.find(([own]) => request.url?.startsWith(own)) ?? [];
    if (!path || !answer) return void response.end();
    request.url = request.url?.slice(path.length) ?? '';
    answer(request, response);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});

afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
});

interface Reply {
  status: number;
  headers: Record<string, unknown>;
  body: string;
}

/** Sends what a browser would not let a test send: any `Host` and `Origin`. */
const ask = (
  path: string,
  {
    method = 'GET',
    headers = {},
    body = '',
  }: { method?: string; headers?: Record<string, string>; body?: string },
): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, method, headers };
    const sent = send(options, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });

const own = () => ({
  Host: `localhost:${port}`,
  Origin: `http://localhost:${port}`,
  'Content-Type': 'application/json; charset=utf-8',
});

const call = (action: string, params: object, headers: Record<string, string> = {}) =>
  ask(CONTENT_ENDPOINT, {
    method: 'POST',
    headers: { ...own(), ...headers },
    body: JSON.stringify({ branch: 'checkout', action, params }),
  });

const save = (path: string, raw: string, headers: Record<string, string> = {}) =>
  call('persistEntry', { dataFiles: [{ path, slug: 'x', raw }], assets: [] }, headers);

const now = (path: string) => readFileSync(join(root, path), 'utf8');

describe('the editor reads and writes', () => {
  it('the files of a folder, and one', async () => {
    const { body } = await call('entriesByFolder', {
      folder: 'content/docs/guides',
      extension: 'mdx',
      depth: 3,
    });
    // Not the link that leads out.
    expect(JSON.parse(body)).toMatchObject([{ data: TEXT, file: { path: PAGE } }]);
    const one = await call('getEntry', { path: PAGE });
    expect(JSON.parse(one.body)).toMatchObject({ data: TEXT, file: { path: PAGE } });
  });

  it('a page that is there, and a new one with its folder', async () => {
    expect((await save(PAGE, TEXT.replace('Text', 'Words'))).status).toBe(200);
    expect(now(PAGE)).toBe(TEXT.replace('Text', 'Words'));
    expect((await save('content/docs/guides/more/new.mdx', TEXT)).status).toBe(200);
    expect(now('content/docs/guides/more/new.mdx')).toBe(TEXT);
  });

  it('nothing over what was changed elsewhere', async () => {
    writeFileSync(join(root, PAGE), TEXT);
    expect((await call('compare', { path: PAGE, texts: [TEXT] })).status).toBe(200);
    const reply = await call('compare', { path: PAGE, texts: ['old'] });
    expect(reply.status).toBe(409);
    expect(reply.body).toContain(`${PAGE} was changed since it was opened here`);
  });
});

describe('the editor refuses', () => {
  it.each([
    'secret.mdx',
    'package.json',
    '../outside.mdx',
    'content/../secret.mdx',
    'content/docs/../../secret.mdx',
    'content/docs/guides/link.mdx',
    'content/docs/up/secret.mdx',
    'content/docs/up/new.mdx',
    'content/samples/a.ts',
    'content/docs/guides/start.ts',
    'content/docs/.hidden.mdx',
    'content/docs/guides\\..\\a.mdx',
    'content/nothing.yml',
    'content/navigation/sidebars/new.yml',
  ])('to write or read %s', async (path) => {
    const before = existsSync(join(root, path)) ? now(path) : undefined;
    expect((await save(path, 'x')).status).toBe(403);
    expect((await call('getEntry', { path })).status).toBeGreaterThanOrEqual(403);
    expect(existsSync(join(root, path)) ? now(path) : undefined).toBe(before);
  });

  it.each([
    ['a page of another site', { Origin: 'https://evil.example' }],
    ['a page of another server of this machine', { Origin: 'http://localhost:1' }],
    ['a page of a file', { Origin: 'null' }],
    ['another name of this machine', { Host: 'evil.example', Origin: 'http://evil.example' }],
    ['a form', { 'Content-Type': 'text/plain' }],
    ['a form that says JSON', { 'Content-Type': 'text/plain; application/json' }],
  ])('%s', async (_, headers) => {
    const before = now(PAGE);
    const { status, body } = await save(PAGE, 'evil', headers);
    expect([403, 415]).toContain(status);
    expect(JSON.parse(body)).toHaveProperty('error');
    expect(now(PAGE)).toBe(before);
  });

  it('whoever does not say where they come from, or asks without a body', async () => {
    const { Host, 'Content-Type': type } = own();
    const headers = { Host, 'Content-Type': type };
    expect((await ask(CONTENT_ENDPOINT, { method: 'POST', headers, body: '{}' })).status).toBe(403);
    expect((await ask(CONTENT_ENDPOINT, { headers: own() })).status).toBe(405);
  });

  it('what is too long', async () => {
    const before = now(PAGE);
    expect((await save(PAGE, 'x'.repeat(1_000_001))).status).toBe(413);
    expect((await save(PAGE, 'x'.repeat(MOST_BYTES))).status).toBe(413);
    expect(now(PAGE)).toBe(before);
  });

  it.each([
    ['deleteFiles', { paths: [PAGE] }],
    ['persistMedia', { asset: {} }],
    ['persistEntry', { dataFiles: [{ path: PAGE, raw: 'x' }], assets: [{ path: 'a.png' }] }],
    [
      'persistEntry',
      { dataFiles: [{ path: PAGE, raw: 'x', newPath: 'content/docs/a.mdx' }], assets: [] },
    ],
  ])('to do what it does not offer: %s %j', async (action, params) => {
    const before = now(PAGE);
    const { status, body } = await call(action, params);
    expect([400, 403]).toContain(status);
    expect(JSON.parse(body)).toHaveProperty('error');
    expect(now(PAGE)).toBe(before);
  });

  it('what is no JSON', async () => {
    const options = { method: 'POST', headers: own(), body: '{' };
    expect((await ask(CONTENT_ENDPOINT, options)).body).toBe('{"error":"this is no JSON"}');
  });
});

describe('the page of the editor', () => {
  it('may stand in no frame, and asks for nothing of others', async () => {
    const { body, headers } = await ask(EDITOR_PAGE, { headers: own() });
    expect(headers['content-security-policy']).toBe("frame-ancestors 'none'");
    expect(body.replaceAll('&#x27;', "'")).toContain("connect-src 'self' blob:;");
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(body).not.toMatch(/https?:\/\//);
  });

  it('is served to this machine alone, with its scripts and no other file', async () => {
    expect((await ask(EDITOR_PAGE, { headers: { Host: 'evil.example' } })).status).toBe(403);
    const script = await ask(`${EDITOR_PAGE}/decap-cms.js`, { headers: own() });
    expect(script.headers['content-type']).toContain('text/javascript');
    for (const path of ['/../package.json', '/%2e%2e/package.json', '/decap-cms.js.map'])
      expect((await ask(EDITOR_PAGE + path, { headers: own() })).status).toBe(404);
  });

  it('is configured by what stands in the folder now', async () => {
    const { body } = await ask(`${EDITOR_PAGE}/configuration.json`, { headers: own() });
    const { decap } = JSON.parse(body) as { decap: { collections: { name: string }[] } };
    expect(decap.collections.map(({ name }) => name)).toEqual(['guides', 'glossary']);
  });
});
