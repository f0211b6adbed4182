import { expect, it } from 'vitest';
import { referenceNodes } from './make-reference';
import { readFixture } from '../../tests/reference/solidity-fixture';

it('makes a node for a symbol and for each member that it declares itself', () => {
  const symbol = readFixture({
    'contracts/a.sol': `pragma solidity 0.8.17;
      interface IBase { function far() external; }
      interface ITop is IBase { function put(uint256 x) external; function put(address x) external; }`,
  })('ITop');
  const nodes = referenceNodes(symbol);
  expect(nodes.map(({ type, id, parent }) => [type, id, parent])).toEqual([
    ['ApiSymbol', 'made/ITop', null],
    ['ApiMember', 'made/ITop#put', 'made/ITop'],
    ['ApiMember', 'made/ITop#put-2', 'made/ITop'],
  ]);
  expect(nodes[0]?.children).toEqual(['made/ITop#put', 'made/ITop#put-2']);
  expect(nodes[1]?.fields).toMatchObject({ symbol: 'made/ITop', name: 'put' });
});
