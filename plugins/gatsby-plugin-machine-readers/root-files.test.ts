import { existsSync } from 'node:fs';
import { parseXml } from '@rgrove/parse-xml';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder';
import { removeStray, robots, securityTxt, sitemap, writeFiles } from './root-files';

test('the sitemap holds whole addresses, escaped, and dates where they are known', () => {
  const text = sitemap([
    { address: 'https://docs.example/a?b&c', lastUpdated: '2026-01-02' },
    { address: 'https://docs.example/für', lastUpdated: null },
  ]);
  expect(parseXml(text).text).toContain('https://docs.example/a?b&c');
  expect(text).toContain('<loc>https://docs.example/f%C3%BCr</loc></url>');
  expect(text).toContain('<lastmod>2026-01-02</lastmod>');
});

test('more pages than a sitemap may hold end the build', () => {
  const pages = Array.from({ length: 50_001 }, () => ({ address: 'a', lastUpdated: null }));
  expect(() => sitemap(pages)).toThrow(
    'a sitemap can list at most 50000 pages, and the site has 50001',
  );
});

test('robots are told where the sitemap is', () => {
  expect(robots('https://docs.example/docs')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://docs.example/docs/sitemap.xml\n',
  );
});

test('security.txt has what RFC 9116 demands', () => {
  const contact = ['https://a.example/report', 'mailto:security@a.example'];
  const text = securityTxt({ contact, expires: '2027-06-30' }, 'https://docs.example', 'en');
  expect(text).toBe(
    [
      'Contact: https://a.example/report',
      'Contact: mailto:security@a.example',
      'Expires: 2027-06-30T00:00:00Z',
      'Preferred-Languages: en',
      'Canonical: https://docs.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

const { root, at, read, write } = temporaryFolder();

test('a file that somebody has put into static is left alone, and named', () => {
  write('static/robots.txt', 'mine');
  write('public/robots.txt', 'mine');
  const files = new Map([
    ['robots.txt', 'ours'],
    ['a/b.xml', 'new'],
  ]);
  expect(writeFiles(root, files)).toEqual(['robots.txt']);
  expect(read('public/robots.txt')).toBe('mine');
  expect(read('public/a/b.xml')).toBe('new');
});

test('cards and Markdown of pages that are gone go too; files that are not ours stay', () => {
  const left = ['a.md', 'cards/a.png', 'samples/read.md', 'downloads/x.md', 'old.html'];
  for (const name of [...left, 'old/b.md', 'cards/old/b.png']) write(`public/${name}`, 'x');
  removeStray(root, new Set(['a.md', 'cards/a.png']));
  for (const name of left) expect(existsSync(at(`public/${name}`)), name).toBe(true);
  for (const name of ['old', 'cards/old'])
    expect(existsSync(at(`public/${name}`)), name).toBe(false);
});
