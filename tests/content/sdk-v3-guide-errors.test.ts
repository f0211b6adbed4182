import { CurrencyAmount } from '@uniswap/sdk-core';
import { FeeAmount, NonfungiblePositionManager, Pool, Position, Route } from '@uniswap/v3-sdk';
import { describe, it } from 'vitest';
import { messageOf, says } from './page-text';
import { guides, options, pool, root, tick, ticks } from './sdk-v3-guide-example';
import { DAI, USDC, WETH } from './tokens';

describe('the errors in the guides', () => {
  const add = NonfungiblePositionManager.addCallParameters.bind(NonfungiblePositionManager);
  const errors: [page: string, call: () => unknown][] = [
    // Called by reflection, because the constructor's type allows only certain fees, but plain JavaScript allows any
    // number.
    ['quoting', () => Reflect.construct(Pool, [USDC, WETH, 0.3, root, 1, tick]) as unknown],
    ['quoting', () => new Pool(USDC, WETH, FeeAmount.MEDIUM, root, 1, 0)],
    ['trading', () => new Route([pool], DAI, WETH)],
    ['liquidity/minting', () => new Position({ pool, liquidity: 1, tickLower: 1, tickUpper: 60 })],
    ['liquidity/minting', () => new Position({ pool, liquidity: 1, tickLower: 60, tickUpper: 0 })],
    ['liquidity/minting', () => add(new Position({ pool, liquidity: 0, ...ticks }), options)],
    [
      'background',
      () => CurrencyAmount.fromRawAmount(USDC, BigInt(options.deadline) as unknown as number),
    ],
  ];

  it.each(errors)('are those that the packages throw: %s (%#)', (page, call) => {
    const message = messageOf(call).replace('BigInt(1700000000)', '1700000000');
    says(`${guides}/${page}`, `\`${message}\``);
  });
});
