import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nearestPages } from '../navigation/nearest-pages';
import { ownersOf } from './check-site-links';
import { planPages, type PlannedSite } from './plan-pages';
import { plannedDoc as doc, plannedSite, plannedVersions } from '../../../tests/planned-site';

const plan = (site: Partial<PlannedSite>) => planPages(plannedSite(site));

const contextOf = (site: Partial<PlannedSite>, path: string) =>
  plan(site).pages.find((page) => page.path === path)?.context;

test('a page has the previous and next page of its sidebar', () => {
  const docs = [doc('/contracts/a'), doc('/contracts/b'), doc('/contracts/c')];
  const tree = docs.map(({ path, sidebarLabel }) => [sidebarLabel, path] as const);
  const sidebars = [{ tree: tree as never, whole: '/sidebars/x.json' }];
  const { navigation } = contextOf({ docs, sidebars }, '/contracts/b') ?? {};
  expect(navigation?.previous?.path).toBe('/contracts/a');
  expect(navigation?.next?.path).toBe('/contracts/c');
  expect(navigation?.breadcrumbs).toEqual([
    { label: 'Label of /contracts/b', path: '/contracts/b' },
  ]);
});

test('a page that no sidebar lists has no previous or next page and no sidebar', () => {
  const { navigation } = contextOf({ docs: [doc('/lost')] }, '/lost') ?? {};
  expect(navigation).toMatchObject({ previous: null, next: null, under: [] });
  expect(navigation?.sidebar).toBeUndefined();
});

test('the first of two docs with one address gets the page, and the second is reported', () => {
  const second = doc('/contracts/a', { file: 'content/docs/second.mdx', id: 'second' });
  const { pages, problems } = plan({ docs: [doc('/contracts/a'), second] });
  expect(pages.map(({ context }) => context.id)).toEqual(['contracts/a']);
  expect(problems).toEqual([
    {
      file: 'content/docs/second.mdx',
      line: 1,
      column: 1,
      message:
        '/contracts/a is already the address of content/docs/contracts/a.mdx, so no page is made from this file: rename the file, or give it a slug',
    },
  ]);
});

test('a doc whose slug is the address of another doc does not get the page, even if its name comes first', () => {
  const claimed = doc('/contracts/z');
  const claiming = doc('/contracts/z', {
    file: 'content/docs/contracts/a.mdx',
    id: 'contracts/a',
    slugPlace: { line: 4, column: 1 },
  });
  const { pages, problems } = plan({ docs: [claiming, claimed] });
  expect(pages.map(({ context }) => context.id)).toEqual(['contracts/z']);
  expect(problems).toEqual([
    {
      file: 'content/docs/contracts/a.mdx',
      line: 4,
      column: 1,
      message:
        '/contracts/z is already the address of content/docs/contracts/z.mdx, so no page is made from this file: write another slug',
    },
  ]);
});

test('the not-found page suggests the doc that gets the page at an address', () => {
  const slugPlace = { line: 4, column: 1 };
  const docs = [
    { path: '/contracts/z', id: 'contracts/a', title: 'A', hasSlug: true, slugPlace },
    { path: '/contracts/z', id: 'contracts/z', title: 'Z', hasSlug: false, slugPlace: null },
  ];
  // Sort as the page's query does.
  const [, sort = ''] = /sort: \[(.*)\]/.exec(readFileSync('src/pages/404.tsx', 'utf8')) ?? [];
  const fields = Array.from(
    sort.matchAll(/\w+(?=: ASC)/g),
    ([name]) => name as 'path' | 'hasSlug' | 'id',
  );
  const sorted = docs.toSorted((a, b) =>
    fields.reduce((order, field) => order || +(a[field] > b[field]) - +(a[field] < b[field]), 0),
  );
  expect(fields).not.toEqual([]);
  expect(nearestPages('/contracts/x', sorted, [])).toEqual([ownersOf(docs).get('/contracts/z')]);
});

test('an anchor of a figure or tool is valid only on the page that has it', () => {
  const link = (href: string) => ({ href, line: 3, column: 5 });
  const links = [link('#revert-decoder'), link('#nonce-tool')];
  const { problems } = plan({
    docs: [doc('/contracts/a', { components: ['RevertDecoder', 'Tabs'], links })],
  });
  expect(problems.map(({ message }) => message)).toEqual([
    'the link #nonce-tool is broken: the page has no anchor #nonce-tool; write the id of one of its headings',
  ]);
});

test('a link to a missing page is reported and passed to its page; a link to an old address is only reported', () => {
  const link = (href: string) => ({ href, line: 3, column: 5 });
  const docs = [doc('/contracts/a', { links: [link('/gone'), link('/old')] })];
  const { pages, problems } = plan({ docs, redirects: [{ fromPath: '/old', toPath: '/new' }] });
  expect(pages[0]?.context.deadLinks).toEqual(['/gone']);
  expect(problems).toMatchObject([
    {
      file: 'content/docs/contracts/a.mdx',
      line: 3,
      column: 5,
      message: expect.stringContaining('is broken: no page has this address') as string,
    },
    {
      file: 'content/docs/contracts/a.mdx',
      message: expect.stringContaining('redirects it to /new, which is not a page') as string,
    },
  ]);
});

test('a link of a data file to a missing page is reported at its position', () => {
  const file = 'content/navigation/home.yml';
  const links = ['/contracts/a', '/gone'].map((href) => ({ href, line: 4, column: 9 }));
  const { problems } = plan({
    docs: [doc('/contracts/a')],
    linkedFiles: [{ file, path: '/', headings: [], links }],
  });
  expect(problems).toMatchObject([{ file, line: 4, column: 9, href: '/gone' }]);
});

test('pages about the same task link to each other, unless one of the two is missing', () => {
  const [v1, v3, single] = [doc('/contracts/v1/a'), doc('/contracts/v3/a'), doc('/contracts/v3/b')];
  const site = {
    docs: [v1, v3, single],
    sameTasks: [
      { v1, v3 },
      { v1: null, v3: single },
    ],
  };
  expect(contextOf(site, v1.path)?.sameTask).toEqual([
    { version: 'v3', label: v3.title, path: v3.path },
  ]);
  expect(contextOf(site, v3.path)?.sameTask).toEqual([
    { version: 'v1', label: v1.title, path: v1.path },
  ]);
  expect(contextOf(site, single.path)?.sameTask).toEqual([]);
});

test('the context of a page contains its counterparts in other versions', () => {
  const docs = [doc('/contracts/v1/a'), doc('/contracts/v3/a'), doc('/contracts/v3/b')];
  expect(contextOf({ docs, versions: plannedVersions }, '/contracts/v1/a')).toMatchObject({
    version: 'contracts/v1',
    counterparts: { v3: '/contracts/v3/a' },
  });
});

test('only a page that shows symbols is regenerated when the symbols of another page change', () => {
  const drawing = doc('/a', { symbols: ['x/A'], stylesheets: ['/styles/reference-1.css'] });
  const other = (symbols: string[]) => doc('/b', { symbols });
  const drawnFrom = (symbols: string[], path: string) =>
    contextOf({ docs: [drawing, other(symbols)] }, path)?.drawnFrom;
  expect(drawnFrom(['x/B'], '/a')).not.toBe(drawnFrom(['x/C'], '/a'));
  expect(drawnFrom(['x/B'], '/b')).toBeNull();
});
