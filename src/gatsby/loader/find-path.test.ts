import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
});

/** Returns `findPath` as it works in the document that the host served at `pathname`. */
async function lookup(pagePath: string, pathname: string, base = '/docs') {
  vi.stubGlobal('__BASE_PATH__', base);
  vi.stubGlobal('window', { pagePath, location: { pathname } });
  return (await import('./find-path')).findPath;
}

test.each([
  ['/docs/a/b', '/a/b'],
  ['/docs/a/b/', '/a/b'],
  ['/docs', '/'],
  ['/docs/', '/'],
  ['/docs/index.html', '/'],
  ['/docs/a?x=1', '/a'],
  ['/docs/a?c=50%#50%', '/a'],
  ['/docs/caf%C3%A9', '/café'],
  ['/docs/a%2Fb', '/a%2Fb'],
  ['/docs/100%', '/100%'],
  ['/documents/a', '/documents/a'],
  ['/a/b', '/a/b'],
])('%s is the page %s', async (address, page) => {
  const findPath = await lookup('/a', '/docs/a');
  expect(findPath(address)).toBe(page);
});

test('without a base path, nothing is removed from the start of a URL', async () => {
  const findPath = await lookup('/a', '/a', '');
  expect(findPath('/docs/a')).toBe('/docs/a');
  expect(findPath('/?x=1')).toBe('/');
});

test.each(['/docs/no/such', '/docs/foo%20bar', '/docs/a%2Fb', '/docs/what%3F', '/docs/100%25'])(
  'if the host served the not-found page for %s, that page is found, in either encoding of the path',
  async (asked) => {
    for (const pagePath of ['/404.html', '/404']) {
      const findPath = await lookup(pagePath, asked);
      expect(findPath(asked)).toBe('/404.html');
      expect(findPath(encodeURI(decodeURI(asked)))).toBe('/404.html');
      expect(findPath(`${asked}?x=1`)).toBe('/404.html');
      expect(findPath('/docs/other')).toBe('/other');
    }
  },
);
