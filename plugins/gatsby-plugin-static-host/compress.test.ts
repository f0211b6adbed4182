import { existsSync, readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressSite, removeCompressed } from './compress';
import { temporaryFolder } from '../../tests/temporary-folder';

const { at, write } = temporaryFolder();
const folder = at('public');
const inSite = (name: string) => at(`public/${name}`);
const long = (text: string) => `${text} `.repeat(400);

test('compressible files get a copy in each encoding, and only the copies are removed by the next build', async () => {
  write('public/a/index.html', long('Page'));
  write('public/short.html', 'Short');
  write('public/a/picture.png', long('as if it were one'));
  write('public/yours.gz', 'no copy of anything');
  const { files, bytes } = await compressSite(folder, at('cache'));
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

test('a page that has changed is compressed again', async () => {
  for (const text of ['before', 'behind']) {
    write('public/a/index.html', long(text));
    await compressSite(folder, at('cache'));
    const copy = readFileSync(inSite('a/index.html.br'));
    expect(brotliDecompressSync(copy).toString()).toBe(long(text));
  }
});
