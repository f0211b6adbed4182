import { expect, test } from 'vitest';
import { navigationByPath, qualifiedLabel, uniqueTitles } from './page-navigation';

const pages = navigationByPath(
  [
    ['Start', '/start'],
    [
      'Guides',
      null,
      [
        ['Overview', '/guides'],
        ['Swaps', '/swaps'],
      ],
    ],
    ['Out', 'https://a.example'],
    ['Swaps again', '/swaps'],
    ['End', '/end', [['Inner', '/inner']]],
  ],
  '/sidebars/a.json',
  new Map([['/inner', 'What is inside.']]),
);

test('previous and next follow the sidebar across categories, and skip links and repeated pages', () => {
  const next = (path: string) => pages.get(path)?.next?.path;
  expect(['/start', '/guides', '/swaps', '/end', '/inner'].map(next)).toEqual([
    '/guides',
    '/swaps',
    '/end',
    '/inner',
    undefined,
  ]);
  expect(pages.get('/start')?.previous).toBeNull();
  expect(pages.get('/end')?.previous).toEqual({ label: 'Swaps', path: '/swaps' });
});

test('breadcrumbs lead from the outermost category to the page', () => {
  expect(pages.get('/swaps')?.breadcrumbs).toEqual([
    { label: 'Guides', path: null },
    { label: 'Swaps', path: '/swaps' },
  ]);
  expect(pages.get('/inner')?.breadcrumbs[0]).toEqual({ label: 'End', path: '/end' });
});

test('the label "Overview" gets the name of its category in links to the page', () => {
  expect(pages.get('/start')?.next?.label).toBe('Guides: overview');
  expect(qualifiedLabel('Overview', [])).toBe('Overview');
});

test("only a category's own page lists the children of the category", () => {
  expect(pages.get('/end')?.under).toEqual([
    { label: 'Inner', path: '/inner', description: 'What is inside.' },
  ]);
  expect(pages.get('/inner')?.under).toEqual([]);
});

test('a page contains all of a small sidebar, but only the open branch of a large one', () => {
  expect(pages.get('/end')?.sidebar?.whole).toBeNull();
  const many = Array.from({ length: 40 }, (_, at): [string, string] => [`${at}`, `/${at}`]);
  const large = navigationByPath(
    [
      ['All', '/all', many],
      ['Other', '/other', [['X', '/x']]],
    ],
    '/s.json',
    new Map(),
  );
  expect(large.get('/x')?.sidebar).toEqual({
    tree: [
      ['All', '/all', []],
      ['Other', '/other', [['X', '/x']]],
    ],
    whole: '/s.json',
  });
});

const trail = (...labels: string[]) => labels.map((label) => ({ label, path: null }));

test('titles that several pages share are made unique, and others stay the same', () => {
  const titles = uniqueTitles([
    {
      path: '/a',
      title: 'TransferHelper',
      breadcrumbs: trail('V3', 'Core', 'Libraries', 'TransferHelper'),
    },
    {
      path: '/b',
      title: 'TransferHelper',
      breadcrumbs: trail('V3', 'Periphery', 'Libraries', 'TransferHelper'),
    },
    { path: '/c', title: 'Overview', breadcrumbs: trail('V3') },
    { path: '/d', title: 'Overview', breadcrumbs: trail('V3', 'Reference', 'Overview') },
    { path: '/e', title: 'Swaps', breadcrumbs: trail('Concepts', 'Swaps') },
    { path: '/f', title: 'Fees', breadcrumbs: trail('Fees') },
    { path: '/g', title: 'Fees', breadcrumbs: trail('V1', 'Fees') },
  ]);
  expect(Object.fromEntries(titles)).toEqual({
    '/a': 'TransferHelper (Core)',
    '/b': 'TransferHelper (Periphery)',
    '/c': 'V3: overview',
    '/d': 'Reference: overview',
    '/e': 'Swaps',
    '/f': 'Fees',
    '/g': 'Fees (V1)',
  });
});
