import { expect, test } from 'vitest';
import { uniqueTitles } from './unique-titles';

const trail = (...labels: string[]) => labels.map((label) => ({ label, path: null }));

test('pages that share a title say of what they are, others keep theirs', () => {
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
