import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { offlinePage } from './offline-page';
import { writeOfflineFiles } from './write-offline';

/** None of their own: those that are shipped. */
const COLOURS = { dark: {}, light: {} };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'offline-'));
  writeFileSync(join(folder, 'index.html'), '<h1>Home</h1>');
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (name: string) => readFileSync(join(folder, name), 'utf8');

test('the worker is the same whatever the pages are: a build that changes them changes no worker', () => {
  writeOfflineFiles(folder, '/docs', { title: 'Docs', colours: COLOURS });
  const worker = read('sw.js');
  const summary = read('offline.json');
  writeFileSync(join(folder, 'index.html'), '<h1>Another</h1>');
  writeOfflineFiles(folder, '/docs', { title: 'Docs', colours: COLOURS });
  expect(read('sw.js')).toBe(worker);
  expect(read('offline.json')).not.toBe(summary);
  expect(worker).toContain('"/docs"');
});

test('taken back, a worker stands there that deletes what is the site’s own, and no list', () => {
  writeOfflineFiles(folder, '/docs', { title: 'Docs', colours: COLOURS });
  writeOfflineFiles(folder, '/docs');
  expect(read('sw.js')).toContain('unregister');
  expect(read('sw.js')).not.toContain('fetch');
  expect(
    ['offline.json', 'offline-files.json'].filter((name) => existsSync(join(folder, name))),
  ).toEqual([]);
});

test('the page for what is not here asks for no file, and its policy names all that is in it', () => {
  const html = offlinePage('Some <Docs>', '/docs', COLOURS);
  expect(html).not.toMatch(/\ssrc=|<link|url\(/);
  expect(html).toContain('Some &#x3C;Docs>');
  expect(html).toContain('href="/docs/"');
  const parts = [...html.matchAll(/<(?:script|style)>([\s\S]*?)<\/(?:script|style)>/g)];
  expect(parts).toHaveLength(3);
  for (const [, code = ''] of parts)
    expect(html).toContain(createHash('sha256').update(code).digest('base64'));
});
