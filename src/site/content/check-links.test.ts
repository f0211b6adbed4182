import { describe, expect, test } from 'vitest';
import { brokenLinks, hostOfLink, type LinkedDoc, linkKinds, pathOfLink } from './check-links';

const page = (path: string, ids: string[], hrefs: string[] = []): LinkedDoc => ({
  file: `${path.slice(-1)}.mdx`,
  path,
  headings: ids.map((id) => ({ id })),
  links: hrefs.map((href, index) => ({ href, line: index + 1, column: 3 })),
});

const broken = (...hrefs: string[]) => {
  const docs = [page('/guides/a', ['here', 'Größe'], hrefs), page('/guides/b', ['there'])];
  return brokenLinks(docs, {
    docs,
    otherPaths: new Set(['/']),
    redirects: new Map([
      ['/old', '/guides/b'],
      ['/lost', '/guides/none'],
    ]),
    siteUrl: 'https://docs.example/base',
  });
};

describe('a link', () => {
  test.each([
    '/guides/b',
    '/guides/b#there',
    '#here',
    '#Gr%C3%B6%C3%9Fe',
    'b',
    './b#there',
    '/',
    '/guides/b?tab=ts#there',
    'https://a.example/guides/none',
    'https://docs.example/elsewhere',
    'mailto:a@b.example',
  ])('%s is valid or is not checked', (href) => {
    expect(broken(href)).toEqual([]);
  });

  test('to a missing page is dead, and is reported with file, line and column', () => {
    expect(broken('/guides/b', '/guides/none')).toEqual([
      expect.objectContaining({ file: 'a.mdx', line: 2, column: 3, dead: true }),
    ]);
  });

  test('to a missing anchor is reported, but is not dead', () => {
    const [first, second] = broken('/guides/b#gone', '#there');
    expect(first).toMatchObject({ line: 1, dead: false });
    expect(first?.message).toContain('#gone');
    expect(second).toMatchObject({ line: 2, dead: false });
  });

  test.each([
    ['/old#there', 'the link /old#there points to an old address: write /guides/b#there'],
    [
      '/old#gone',
      'the link /old#gone points to an old address: write /guides/b, which has no anchor #gone',
    ],
    [
      '/lost',
      'the link /lost points to an old address, and content/navigation/redirects.yml redirects it to /guides/none, which is not a page: correct that redirect, then write its target here',
    ],
    [
      'https://docs.example/base/guides/b#x',
      'the link https://docs.example/base/guides/b#x points to this site: write /guides/b#x',
    ],
    [
      'https://docs.example/base',
      'the link https://docs.example/base points to this site: write /',
    ],
    [
      '../other.md',
      'the link ../other.md points to a file of the repository: write the address of a page, which begins with a slash and has no extension',
    ],
    [
      '/guides/none.mdx#part',
      'the link /guides/none.mdx#part points to a file of the repository: write the address of a page, which begins with a slash and has no extension',
    ],
  ])('%s is reported, but is not dead', (href, message) => {
    expect(broken(href)).toEqual([
      expect.objectContaining({ file: 'a.mdx', line: 1, column: 3, href, dead: false, message }),
    ]);
  });

  test.each([
    ['/old#there', '/guides/b#there'],
    ['https://docs.example/base/guides/b#x', '/guides/b#x'],
    ['./b.mdx#there', '/guides/b#there'],
  ])('%s has an unambiguous fix', (href, right) => {
    const [{ fix } = {}] = broken(href);
    expect(fix).toEqual({ from: `](${href}`, to: `](${right}` });
  });

  test.each(['/old#gone', '../other.md', '/guides/none'])('%s has no fix', (href) => {
    const [link] = broken(href);
    expect(link).not.toHaveProperty('fix');
  });

  test('with a stray percent sign is reported as broken and does not throw', () => {
    expect(broken('/guides/100%', '/guides/b#50%')).toHaveLength(2);
  });
});

test('the message about a link in a data file asks for another address, because the link cannot be removed', () => {
  const targets = {
    docs: [page('/guides/a', [])],
    otherPaths: new Set<string>(),
    redirects: new Map<string, string>(),
    siteUrl: 'https://docs.example',
  };
  const links = ['/guides/none', 'https://docs.example/guides/a'].map((href) => ({
    href,
    line: 1,
    column: 3,
  }));
  const settings = { file: 'settings.yml', path: '/', headings: [], links };
  expect(brokenLinks([settings], targets).map(({ message }) => message)).toEqual([
    'the link /guides/none is broken: no page has this address; write the address of a page',
    expect.stringContaining('points to this site: an external link must lead to another site'),
  ]);
});

const linkTo = (href: string) => ({ href, line: 1, column: 1 });
const doc = (path: string, ...hrefs: string[]) => ({
  file: `content/docs${path}.mdx`,
  path,
  headings: [{ id: 'part' }],
  links: hrefs.map(linkTo),
});

test.each([
  ['/b', 'INTERNAL'],
  ['b#part', 'INTERNAL'],
  ['#part', 'INTERNAL'],
  ['/search?q=a', 'INTERNAL'],
  ['/old', 'REDIRECT'],
  ['/none', 'BROKEN'],
  ['/b#none', 'BROKEN'],
  ['../b.mdx', 'BROKEN'],
  ['https://code.example/a', 'EXTERNAL'],
  ['mailto:a@code.example', 'EXTERNAL'],
])('%s is %s', (href, kind) => {
  const linking = doc('/a', href);
  const kindOf = linkKinds([linking], {
    docs: [linking, doc('/b')],
    otherPaths: new Set(['/search']),
    redirects: new Map([['/old', '/b']]),
  });
  expect(kindOf({ ...linkTo(href), file: linking.file })).toBe(kind);
});

test.each([
  ['/b#part', '/b', null],
  ['#part', '/guides/a', null],
  ['b', '/guides/b', null],
  ['https://code.example/a', null, 'code.example'],
  ['mailto:a@code.example', null, null],
])('%s leads to the path %s, or the host %s', (href, path, host) => {
  expect([pathOfLink({ href }, '/guides/a'), hostOfLink({ href })]).toEqual([path, host]);
});
