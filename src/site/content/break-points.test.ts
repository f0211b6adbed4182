import { expect, test } from 'vitest';
import { breakParts } from './break-points';

test.each([
  ['INonfungiblePositionManager', 'INonfungible|Position|Manager'],
  ['IUniswapV3PoolOwnerActions', 'IUniswap|V3|Pool|Owner|Actions'],
  ['MIN_SQRT_RATIO_LIMIT', 'MIN_|SQRT_|RATIO_|LIMIT'],
  ['multicall(uint256,bytes[])', 'multicall(uint256,|bytes[])'],
  ['read nonfungiblePositionManager first', 'read nonfungible|Position|Manager first'],
])('%s may break at %s', (text, marked) => {
  expect(breakParts(text).join('|')).toBe(marked);
  expect(breakParts(text).join('')).toBe(text);
});

test.each([
  '',
  'tickLower',
  'a sentence of short words',
  '0x1F98431c8aD98523631AE4a59f267346ea31F984',
])('%j has no break points', (text) => {
  expect(breakParts(text)).toEqual([text]);
});
