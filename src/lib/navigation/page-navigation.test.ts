import { expect, test } from 'vitest';
import { navigationByPath, qualifiedLabel } from './page-navigation';

const pages = navigationByPath([
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
]);

test('previous and next go down the sidebar, over categories, past links and repeated pages', () => {
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

test('a page called "Overview" says of what, where it stands among others', () => {
  expect(pages.get('/start')?.next?.label).toBe('Guides: overview');
  expect(qualifiedLabel('Overview', [])).toBe('Overview');
});
