import {
  cpSync,
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
import { CONTENT_ENDPOINT } from '../plugins/gatsby-plugin-content-editor/names';
import { serveEditor } from '../plugins/gatsby-plugin-content-editor/serve/serve-editor';
import type { DevelopServer } from '../src/gatsby/plugin-api';

/** The page that the test server's editor edits. */
export const PAGE = 'content/docs/guides/start.mdx';
/** The text of {@link PAGE}. */
export const TEXT = '---\ntitle: Start\n---\n\nText.\n';
const SECRET = 'a: secret\n';

let root: string;
let server: Server;
let port: number;

/** Serves the editor for a small temporary project. */
export async function startEditor(): Promise<void> {
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
}

/** Stops the server and removes its folder. */
export function stopEditor(): void {
  server.close();
  rmSync(root, { recursive: true });
}

interface Reply {
  status: number;
  headers: Record<string, unknown>;
  body: string;
}

/** Sends a request with any `Host` and `Origin` headers. `fetch` doesn't allow these headers. */
export const ask = (
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

/** The headers that the editor's own page sends. */
export const own = () => ({
  Host: `localhost:${port}`,
  Origin: `http://localhost:${port}`,
  'Content-Type': 'application/json; charset=utf-8',
});

/** Calls an action of the content endpoint, as Decap does. */
export const call = (action: string, params: object, headers: Record<string, string> = {}) =>
  ask(CONTENT_ENDPOINT, {
    method: 'POST',
    headers: { ...own(), ...headers },
    body: JSON.stringify({ branch: 'checkout', action, params }),
  });

/** Saves a file, as Decap does. */
export const save = (path: string, raw: string, headers: Record<string, string> = {}) =>
  call('persistEntry', { dataFiles: [{ path, slug: 'x', raw }], assets: [] }, headers);

/** Returns the path of a file in the temporary project. */
export const fileAt = (path: string) => join(root, path);

/** Reads the current text of a file in the temporary project. */
export const now = (path: string) => readFileSync(fileAt(path), 'utf8');
