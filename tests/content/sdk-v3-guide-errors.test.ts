import { CurrencyAmount, Token } from '@uniswap/sdk-core';
import { FeeAmount, NonfungiblePositionManager, Pool, Position, Route } from '@uniswap/v3-sdk';
import { describe, it } from 'vitest';
import { messageOf, says } from './page-text';
import {
  deadline,
  guides,
  pool,
  recipient,
  root,
  tick,
  ticks,
  tolerance,
  USDC,
  WETH,
} from './sdk-v3-guide-example';

describe('the errors in the guides', () => {
  const DAI = new Token(1, '0x6B175474E89094C44Da98b954EedeAC495271d0F', 18, 'DAI');
  const options = { recipient, slippageTolerance: tolerance, deadline };
  const add = NonfungiblePositionManager.addCallParameters.bind(NonfungiblePositionManager);
  const errors: [page: string, call: () => unknown][] = [
    // In plain JavaScript any number passes for a fee.
    ['quoting', () => Reflect.construct(Pool, [USDC, WETH, 0.3, root, 1, tick]) as unknown],
    ['quoting', () => new Pool(USDC, WETH, FeeAmount.MEDIUM, root, 1, 0)],
    ['trading', () => new Route([pool], DAI, WETH)],
    ['liquidity/minting', () => new Position({ pool, liquidity: 1, tickLower: 1, tickUpper: 60 })],
    ['liquidity/minting', () => new Position({ pool, liquidity: 1, tickLower: 60, tickUpper: 0 })],
    ['liquidity/minting', () => add(new Position({ pool, liquidity: 0, ...ticks }), options)],
    ['background', () => CurrencyAmount.fromRawAmount(USDC, BigInt(deadline) as unknown as number)],
  ];

  it.each(errors)('are those that the packages throw: %s (%#)', (page, call) => {
    const message = messageOf(call).replace('BigInt(1700000000)', '1700000000');
    says(`${guides}/${page}`, `\`${message}\``);
  });
});
