import { describe, expect, test } from 'vitest';
import { formatProblems } from '../sources/content-problem';
import {
  addressProblems,
  redirectWarnings,
  type DocAddress,
  type RedirectAddresses,
} from './check-addresses';

const doc = (path: string, line = 1): DocAddress => ({
  path,
  place: { file: `content/docs${path}.mdx`, line, column: 1 },
  remedy: 'write another slug',
});

const redirect = (from: string, to: string, line = 2): RedirectAddresses => ({
  from,
  to,
  fromPlace: { file: 'redirects.yml', line, column: 5 },
  toPlace: { file: 'redirects.yml', line, column: 40 },
});

const said = (
  docs: DocAddress[],
  redirects: RedirectAddresses[] = [],
  staticFiles: string[] = [],
): string[] => {
  const text = formatProblems(addressProblems(docs, redirects, staticFiles));
  return text === '' ? [] : text.split('\n');
};

const start = doc('/guides/start');

describe('addresses that differ only in case', () => {
  test.each([
    ['two docs', [start, doc('/guides/Start', 4)], []],
    ['a redirect and a doc', [start], [redirect('/guides/Start', '/guides/start')]],
    ['two redirects', [start], [redirect('/Old', '/'), redirect('/old', '/', 3)]],
    ['the folders of two docs', [start, doc('/Guides/other')], []],
    ['a doc and the folder of another', [start, doc('/guides/Start/more')], []],
  ])('are rejected: %s', (_, docs, redirects) => {
    expect(said(docs, redirects)).toEqual([
      expect.stringMatching(/:\d+:\d+ \/\S+ differs from \/\S+ \(\S+:\d+:\d+\) only in case/),
    ]);
  });

  test('are reported with both positions and an instruction', () => {
    expect(said([start, doc('/guides/Start', 4)])).toEqual([
      'content/docs/guides/Start.mdx:4:1 /guides/Start differs from /guides/start (content/docs/guides/start.mdx:1:1) only in case, so many disks and hosts treat both as the same: write another slug',
    ]);
    expect(said([start], [redirect('/guides/Start', '/guides/start')])[0]).toMatch(
      /^redirects\.yml:2:5 .*: remove the redirect/,
    );
  });

  test('are not reported here if they are exactly equal, because that only causes a warning', () => {
    expect(
      said([start, doc('/guides/start')], [redirect('/guides/start', '/guides/start')]),
    ).toEqual([]);
  });
});

describe('a reserved address', () => {
  test.each([
    ['/', 'the home page'],
    ['/search', 'the search page'],
    ['/Search', 'the search page'],
    ['/404', 'the not-found page'],
    ['/404/more', 'under /404'],
    ['/admin', 'under /admin'],
    ['/static', 'under /static'],
    ['/STATIC/x', 'under /static'],
    ['/page-data/x', 'under /page-data'],
    ['/sidebars/x', 'under /sidebars'],
    ['/styles', 'under /styles'],
    ['/downloads', 'under /downloads'],
    ['/_gatsby/slices', 'reserved for the build'],
    ['/___graphql', 'reserved for the build'],
    ['/_redirects', 'reserved for the build'],
    ['/glossary.json', 'files of the build'],
    ['/app-1ef67cd4c383d567cf80.js', 'files of the build'],
    ['/robots.txt/a', 'files of the build'],
    ['/logo', 'static/logo'],
    ['/Logo/a', 'static/logo'],
  ])('%s is rejected for a doc and for a redirect', (path, why) => {
    const files = ['/logo', '/brand/mark'];
    expect(said([start, doc(path, 4)], [], files)).toEqual([
      expect.stringMatching(/:4:1 .* cannot be used: .*; write another slug$/),
    ]);
    expect(said([start, doc(path)], [], files)[0]).toContain(why);
    expect(said([start], [redirect(path, '/guides/start')], files)).toEqual([
      expect.stringMatching(/^redirects\.yml:2:5 .* cannot be used: .*; remove the redirect$/),
    ]);
  });

  test.each(['/searching', '/api/search', '/guides/static', '/v1.2/a', '/brand', '/a/b.json'])(
    '%s is not reserved',
    (path) => {
      expect(said([start, doc(path)], [redirect(`${path}-old`, path)], ['/brand/mark'])).toEqual(
        [],
      );
    },
  );
});

test.each(['/a b', '/a/../b', '/a?b', '/a/index'])('%s is not a valid address', (path) => {
  expect(said([doc(path)])).toEqual([expect.stringContaining(`${path} is not a valid address: `)]);
});

describe('the target of a redirect', () => {
  test.each([
    ['itself', [redirect('/old', '/old')], '/old redirects to itself'],
    [
      'itself, through a loop',
      [redirect('/a', '/b'), redirect('/b', '/a', 3)],
      'redirects.yml:2:40 /a redirects in a loop, /a → /b → /a: write the address of a page',
    ],
    [
      'another redirect',
      [redirect('/a', '/b'), redirect('/b', '/guides/start', 3)],
      'redirects.yml:2:40 /b is an old address itself; write its target, /guides/start',
    ],
    [
      'a page in the wrong case',
      [redirect('/old', '/Guides/Start')],
      'redirects.yml:2:40 there is no page /Guides/Start; write /guides/start',
    ],
    [
      'a file of the build',
      [redirect('/old', '/static/a.js')],
      '2:40 /static/a.js cannot be a target',
    ],
  ])('is rejected if it is %s', (_, redirects, message) => {
    expect(said([start], redirects)[0]).toContain(message);
  });

  test('is reported once for a loop', () => {
    const circle = [redirect('/a', '/b'), redirect('/b', '/c', 3), redirect('/c', '/a', 4)];
    expect(said([start], circle)).toHaveLength(1);
  });

  test('is reported at the second of two redirects from one address', () => {
    expect(said([start], [redirect('/a', '/'), redirect('/a', '/guides/start', 3)])).toEqual([
      'redirects.yml:3:5 /a is already redirected (redirects.yml:2:5): remove one of the two',
    ]);
  });

  test('may be any page, including the home page and the search page', () => {
    const to = ['/', '/search', '/guides/start'];
    expect(
      said(
        [start],
        to.map((path, index) => redirect(`/old-${index}`, path)),
      ),
    ).toEqual([]);
  });
});

describe('a warning about a redirect', () => {
  test.each([
    [
      'for a redirect from a page',
      redirect('/guides/start', '/'),
      'redirects.yml:2:5 /guides/start is the address of content/docs/guides/start.mdx, so this redirect has no effect: remove it, or give the doc another slug',
    ],
    [
      'for a redirect to a missing page',
      redirect('/old', '/guides/none'),
      'redirects.yml:2:40 there is no page /guides/none: write the address of an existing page',
    ],
  ])('occurs %s', (_, row, message) => {
    expect(formatProblems(redirectWarnings([start], [row]))).toBe(message);
    expect(said([start], [row])).toEqual([]);
  });

  test('does not occur for a redirect to an existing page', () => {
    expect(redirectWarnings([start], [redirect('/old', '/guides/start')])).toEqual([]);
  });
});

test('a redirect to a draft is reported with the file of the draft, unless a published page has the same address', () => {
  const soon = { ...doc('/guides/soon'), draft: true };
  const rows = [redirect('/old', '/guides/soon')];
  expect(
    redirectWarnings([soon], rows).map(({ line, column, message }) => [line, column, message]),
  ).toEqual([
    [
      2,
      40,
      '/guides/soon is a draft (content/docs/guides/soon.mdx), which the published site leaves out: remove "draft" there, or write the address of another page',
    ],
  ]);
  expect(redirectWarnings([soon, doc('/guides/soon')], rows)).toEqual([]);
});

test('a part that is too long for a file name is rejected, with its length and the maximum', () => {
  expect(said([doc(`/guides/${'a'.repeat(240)}`)])).toEqual([]);
  expect(said([doc(`/guides/${'a'.repeat(241)}`)])).toEqual([
    expect.stringContaining(
      'shorten the part "aaaaaaaaaaaaaaaaaaaa…", which has 241 characters, to at most 240, because file names are limited to 255 bytes',
    ),
  ]);
});
