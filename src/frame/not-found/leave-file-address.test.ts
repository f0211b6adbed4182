import { expect, test, vi } from 'vitest';
import { leaveFileAddress } from './leave-file-address';

/** Opens the not-found page at a URL. @returns the URL that it redirects to, if any */
function open(address: string, referrer = ''): string | undefined {
  const replace = vi.fn<(to: string) => void>();
  const { origin, pathname, search, hash, href } = new URL(`https://site.example${address}`);
  vi.stubGlobal('window', { location: { origin, pathname, search, hash, href, replace } });
  vi.stubGlobal('document', { referrer });
  leaveFileAddress();
  return replace.mock.calls[0]?.[0];
}

test.each([
  ['/a/b.html?x=1#y', '/a/b?x=1#y'],
  ['/a/index.html', '/a'],
  ['/index.html', '/'],
  ['/docs/100%.html', '/docs/100%'],
  ['//elsewhere.example/a.html', '//elsewhere.example/a'],
])('if the host has no file for %s, the page redirects to %s', (asked, page) => {
  expect(open(asked)).toBe(`https://site.example${page}`);
});

test.each(['/a', '/a/', '/a.htm', '/'])('the page does not redirect from %s', (asked) => {
  expect(open(asked)).toBeUndefined();
});

test('a host that redirects back to the file is not requested again', () => {
  expect(open('/a.html#y', 'https://site.example/a.html')).toBeUndefined();
  expect(open('/a.html', 'https://site.example/b')).toBe('https://site.example/a');
});
