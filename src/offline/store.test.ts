import { expect, test } from 'vitest';
import { addressOfFile, isPage, pageFiles } from './store';

const site = new Set(['/index.html', '/404.html', '/a/index.html', '/a/b/index.html', '/c.html']);
const answering = (path: string) => pageFiles(path).find((file) => site.has(file));

test.each([
  ['/', '/index.html'],
  ['', '/index.html'],
  ['/index.html', '/index.html'],
  ['/a', '/a/index.html'],
  ['/a/', '/a/index.html'],
  ['/a.html', '/a/index.html'],
  ['/a/index.html', '/a/index.html'],
  ['/a/b//', '/a/b/index.html'],
  ['/c', '/c.html'],
  ['/404', '/404.html'],
  ['/b', undefined],
])('for %s, the file %s is served', (path, file) => {
  expect(answering(path)).toBe(file);
});

test.each([
  ['/', true],
  ['/a/b', true],
  ['/a.html', true],
  ['/llms.txt', false],
  ['/page-data/app-data.json', false],
])('whether %s is a page: %s', (path, page) => {
  expect(isPage(path)).toBe(page);
});

test.each([
  ['/index.html', '/'],
  ['/a/index.html', '/a'],
  ['/404.html', '/404.html'],
  ['/samples/100%.txt', '/samples/100%25.txt'],
])('%s is requested at %s', (file, address) => {
  expect(addressOfFile(file)).toBe(address);
});
