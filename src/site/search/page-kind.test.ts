import { expect, it } from 'vitest';
import { kindLetter, kindOfPage, rankOfPage } from './page-kind';

it.each([
  ['/contracts/v3/overview', 'overview', 'o', 0],
  ['/contracts/v3/guides/swaps', 'guide', 'g', 0],
  ['/concepts/protocol/fees', 'concept', 'c', 0],
  ['/concepts/glossary', 'terms', 't', 0],
  ['/contracts/v3/reference/pool', 'reference', 'r', 1],
  ['/contracts/v1/guides/swaps', 'guide', 'G', 2],
  ['/contracts/v1/overview', 'overview', 'O', 2],
  ['/sdk/v1/reference/pair', 'reference', 'R', 3],
])('the address %s determines the kind %s', (path, kind, letter, rank) => {
  expect(kindOfPage(path)).toBe(kind);
  expect(rankOfPage(path, kindOfPage(path))).toBe(rank);
  expect(kindLetter({ kind: kindOfPage(path), rank })).toBe(letter);
});

it('a page has the kind of its sidebar if its address does not determine one', () => {
  expect(kindOfPage('/tutorials/first-swap', 'guide')).toBe('guide');
  expect(kindOfPage('/tutorials/overview', 'guide')).toBe('overview');
  expect(kindOfPage('/contracts/v3/guides/swaps', 'reference')).toBe('guide');
});
