import { expect, it } from 'vitest';
import { kindOfPage, rankOfPage } from './page-kind';

it.each([
  ['/contracts/v3/overview', 'o', 0],
  ['/contracts/v3/guides/swaps', 'g', 0],
  ['/concepts/protocol/fees', 'c', 0],
  ['/contracts/v3/reference/pool', 'r', 1],
  ['/contracts/v1/guides/swaps', 'G', 2],
  ['/contracts/v1/overview', 'O', 2],
  ['/sdk/v1/reference/pair', 'R', 3],
])('a page says by its address what it is for: %s', (path, kind, rank) => {
  expect(kindOfPage(path)).toBe(kind);
  expect(rankOfPage(path)).toBe(rank);
});
