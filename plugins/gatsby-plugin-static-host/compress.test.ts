import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressSite, removeCompressed } from './compress';

let root: string;
let folder: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'compress-'));
  folder = join(root, 'public');
  mkdirSync(join(folder, 'a'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const inSite = (name: string) => join(folder, name);
const long = (text: string) => `${text} `.repeat(400);

test('what shrinks has a copy in each coding; the next build takes them away, and nothing else', async () => {
  writeFileSync(inSite('a/index.html'), long('Page'));
  writeFileSync(inSite('short.html'), 'Short');
  writeFileSync(inSite('a/picture.png'), long('as if it were one'));
  writeFileSync(inSite('yours.gz'), 'no copy of anything');
  const { files, bytes } = await compressSite(folder, join(root, 'cache'));
  expect(files).toBe(1);
  expect(bytes.br).toBeLessThan(bytes.gzip ?? 0);
  const copy = (ending: string) => readFileSync(inSite(`a/index.html.${ending}`));
  expect(brotliDecompressSync(copy('br')).toString()).toBe(long('Page'));
  expect(gunzipSync(copy('gz')).toString()).toBe(long('Page'));
  removeCompressed(folder);
  expect(existsSync(inSite('a/index.html.br'))).toBe(false);
  expect(existsSync(inSite('a/index.html.gz'))).toBe(false);
  for (const name of ['a/index.html', 'short.html', 'a/picture.png', 'yours.gz'])
    expect(existsSync(inSite(name)), name).toBe(true);
});

test('a page that has changed is compressed anew', async () => {
  for (const text of ['before', 'behind']) {
    writeFileSync(inSite('a/index.html'), long(text));
    await compressSite(folder, join(root, 'cache'));
    const copy = readFileSync(inSite('a/index.html.br'));
    expect(brotliDecompressSync(copy).toString()).toBe(long(text));
  }
});
