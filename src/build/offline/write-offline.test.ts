import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { offlinePage } from './offline-page';
import { writeOfflineFiles } from './write-offline';
import { temporaryFolder } from '../../../tests/temporary-folder';

/** No custom colours, so the defaults apply. */
const COLOURS = { dark: {}, light: {} };

const { root: folder, at, read, write } = temporaryFolder();
beforeEach(() => write('index.html', '<h1>Home</h1>'));

test('the service worker does not depend on the pages, so a build that changes only pages leaves it unchanged', () => {
  writeOfflineFiles(folder, '/docs', { title: 'Docs', colours: COLOURS });
  const worker = read('sw.js');
  const summary = read('offline.json');
  write('index.html', '<h1>Another</h1>');
  writeOfflineFiles(folder, '/docs', { title: 'Docs', colours: COLOURS });
  expect(read('sw.js')).toBe(worker);
  expect(read('offline.json')).not.toBe(summary);
  expect(worker).toContain('"/docs"');
});

test('once turned off, a worker removes the site’s saved files, and there is no list', () => {
  writeOfflineFiles(folder, '/docs', { title: 'Docs', colours: COLOURS });
  writeOfflineFiles(folder, '/docs');
  expect(read('sw.js')).toContain('unregister');
  expect(read('sw.js')).not.toContain('fetch');
  expect(['offline.json', 'offline-files.json'].filter((name) => existsSync(at(name)))).toEqual([]);
});

test('the offline page requests no file, and its policy covers everything in it', () => {
  const html = offlinePage('Some <Docs>', '/docs', COLOURS);
  expect(html).not.toMatch(/\ssrc=|<link|url\(/);
  expect(html).toContain('Some &#x3C;Docs>');
  expect(html).toContain('href="/docs/"');
  const parts = [...html.matchAll(/<(?:script|style)>([\s\S]*?)<\/(?:script|style)>/g)];
  expect(parts).toHaveLength(3);
  for (const [, code = ''] of parts)
    expect(html).toContain(createHash('sha256').update(code).digest('base64'));
});
