import { expect, test } from 'vitest';
import { madeMember, madeSymbol } from '../../tests/made-symbols';
import { createReferenceSource } from './compile/reference/reference-source';
import { linkTypes } from './link-types';

const members = [madeMember({ name: 'swap' }), madeMember({ name: 'swap', anchor: 'swap-2' })];
const reference = createReferenceSource(
  ['Pool', 'Tick', 'Route', 'Hidden'].map((name) => madeSymbol({ name, members })),
  [
    { path: '/pool', symbols: ['@made/core/Pool'] },
    { path: '/others', symbols: ['@made/core/Tick', '@made/core/Route'] },
  ],
);

const hrefOf = (declaredBy: string) =>
  linkTypes(
    { digest: '', lines: [[0, 1, 0]], types: [{ text: 'a', declaredBy }] },
    reference,
    '/docs',
  ).types[0]?.href;

test.each([
  ['@made/core Pool', '/docs/pool'],
  ['@made/core Pool swap', '/docs/pool#swap'],
  ['@made/core Pool inherited', '/docs/pool'],
  ['@made/core Route', '/docs/others#route'],
  ['@made/core Route swap', '/docs/others#route-swap'],
])('%s is documented at %s', (declaredBy, href) => {
  expect(hrefOf(declaredBy)).toBe(href);
});

test.each(['@made/core Hidden', '@made/other Pool', 'viem readContract'])(
  '%s is documented nowhere',
  (declaredBy) => {
    expect(hrefOf(declaredBy)).toBeUndefined();
  },
);

test('a type keeps its text and comment, and no longer says who declares it', () => {
  const types = [{ text: 'a', comment: 'A.', declaredBy: 'viem a' }, { text: 'b' }];
  expect(linkTypes({ digest: 'x', lines: [[0, 1, 0]], types }, reference, '')).toEqual({
    lines: [[0, 1, 0]],
    types: [{ text: 'a', comment: 'A.' }, { text: 'b' }],
  });
});
