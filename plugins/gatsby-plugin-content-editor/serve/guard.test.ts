import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTENT_ENDPOINT } from '../names';
import {
  ask,
  call,
  fileAt,
  now,
  own,
  PAGE,
  save,
  startEditor,
  stopEditor,
} from '../../../tests/editor-server';
import { MOST_BYTES } from './guard';

beforeAll(startEditor);
afterAll(stopEditor);

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
    const before = existsSync(fileAt(path)) ? now(path) : undefined;
    expect((await save(path, 'x')).status).toBe(403);
    expect((await call('getEntry', { path })).status).toBeGreaterThanOrEqual(403);
    expect(existsSync(fileAt(path)) ? now(path) : undefined).toBe(before);
  });

  it.each([
    ['a page of another site', { Origin: 'https://evil.example' }],
    ['a page of another server of this machine', { Origin: 'http://localhost:1' }],
    ['a page of a file', { Origin: 'null' }],
    ['another name of this machine', { Host: 'evil.example', Origin: 'http://evil.example' }],
    ['a form', { 'Content-Type': 'text/plain' }],
    ['a form that says JSON', { 'Content-Type': 'text/plain; application/json' }],
  ])('a request from %s', async (_, headers) => {
    const before = now(PAGE);
    const { status, body } = await save(PAGE, 'evil', headers);
    expect([403, 415]).toContain(status);
    expect(JSON.parse(body)).toHaveProperty('error');
    expect(now(PAGE)).toBe(before);
  });

  it('a request without an origin, or with a method other than POST', async () => {
    const { Host, 'Content-Type': type } = own();
    const headers = { Host, 'Content-Type': type };
    expect((await ask(CONTENT_ENDPOINT, { method: 'POST', headers, body: '{}' })).status).toBe(403);
    expect((await ask(CONTENT_ENDPOINT, { headers: own() })).status).toBe(405);
  });

  it('a request that is too long', async () => {
    const before = now(PAGE);
    expect((await save(PAGE, 'x'.repeat(1_000_001))).status).toBe(413);
    const more = await save(PAGE, 'x'.repeat(MOST_BYTES));
    expect(more).toMatchObject({
      status: 413,
      body: '{"error":"the request is too long: send at most 4 MB"}',
    });
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
  ])('a call that it does not support: %s %j', async (action, params) => {
    const before = now(PAGE);
    const { status, body } = await call(action, params);
    expect([400, 403]).toContain(status);
    expect(JSON.parse(body)).toHaveProperty('error');
    expect(now(PAGE)).toBe(before);
  });

  it('a request that is not JSON', async () => {
    const options = { method: 'POST', headers: own(), body: '{' };
    expect((await ask(CONTENT_ENDPOINT, options)).body).toBe(
      '{"error":"the request is not JSON: reload this page"}',
    );
  });
});
