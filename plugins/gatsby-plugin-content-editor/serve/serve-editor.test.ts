import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EDITOR_PAGE } from '../names';
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
  TEXT,
} from '../../../tests/editor-server';

beforeAll(startEditor);
afterAll(stopEditor);

describe('the editor reads and writes', () => {
  it('the files of a folder, and a single file', async () => {
    const { body } = await call('entriesByFolder', {
      folder: 'content/docs/guides',
      extension: 'mdx',
      depth: 3,
    });
    // The symlink in this folder is not returned, because it leads out of `content`.
    expect(JSON.parse(body)).toMatchObject([{ data: TEXT, file: { path: PAGE } }]);
    const one = await call('getEntry', { path: PAGE });
    expect(JSON.parse(one.body)).toMatchObject({ data: TEXT, file: { path: PAGE } });
  });

  it('a page that exists, and a new page with its folder', async () => {
    expect((await save(PAGE, TEXT.replace('Text', 'Words'))).status).toBe(200);
    expect(now(PAGE)).toBe(TEXT.replace('Text', 'Words'));
    expect((await save('content/docs/guides/more/new.mdx', TEXT)).status).toBe(200);
    expect(now('content/docs/guides/more/new.mdx')).toBe(TEXT);
  });

  it('but does not overwrite a page with a new page', async () => {
    const dataFiles = [{ path: PAGE, slug: 'start', raw: 'x' }];
    const params = { dataFiles, assets: [], options: { newEntry: true } };
    const { status, body } = await call('persistEntry', params);
    expect(status).toBe(409);
    expect(body).toContain(`${PAGE} already exists`);
    expect(now(PAGE)).not.toBe('x');
  });

  it('but reports a file that was changed elsewhere', async () => {
    writeFileSync(fileAt(PAGE), TEXT);
    expect((await call('compare', { path: PAGE, texts: [TEXT] })).status).toBe(200);
    const reply = await call('compare', { path: PAGE, texts: ['old'] });
    expect(reply.status).toBe(409);
    expect(reply.body).toContain(`${PAGE} has changed since you opened it here`);
  });
});

describe('the page of the editor', () => {
  it('cannot be framed, and requests nothing from other origins', async () => {
    const { body, headers } = await ask(EDITOR_PAGE, { headers: own() });
    expect(headers['content-security-policy']).toBe("frame-ancestors 'none'");
    expect(body.replaceAll('&#x27;', "'")).toContain("connect-src 'self' blob:;");
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(body).not.toMatch(/https?:\/\//);
  });

  it('is served only to this machine, with its scripts but no other files', async () => {
    expect((await ask(EDITOR_PAGE, { headers: { Host: 'evil.example' } })).status).toBe(403);
    const script = await ask(`${EDITOR_PAGE}/decap-cms.js`, { headers: own() });
    expect(script.headers['content-type']).toContain('text/javascript');
    for (const path of ['/../package.json', '/%2e%2e/package.json', '/decap-cms.js.map'])
      expect((await ask(EDITOR_PAGE + path, { headers: own() })).status).toBe(404);
  });

  it('has a configuration that matches the current content folder', async () => {
    const { body } = await ask(`${EDITOR_PAGE}/configuration.json`, { headers: own() });
    const { decap } = JSON.parse(body) as { decap: { collections: { name: string }[] } };
    expect(decap.collections.map(({ name }) => name)).toEqual(['guides', 'glossary']);
  });
});
