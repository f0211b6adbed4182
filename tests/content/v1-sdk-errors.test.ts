import * as older from '@uniswap/sdk';
import { CurrencyAmount, Ether, Fraction, Token } from '@uniswap/sdk-core';
import { Pair, Route, Trade } from '@uniswap/v2-sdk';
import { describe, expect, it } from 'vitest';
import { messageOf } from './page-text';
import { DAI, raw, USDC, WETH } from './tokens';
import { even, pairOf, pairWith, sdkPage, states } from './v1-page';

const lp = even.liquidityToken;
const errors: [name: string, call: () => unknown][] = [
  ['token', () => new Token(1, '0x123', 18)],
  ['token', () => new Token(1, DAI.address, 255)],
  ['token', () => new Token(1.5, DAI.address, 18)],
  ['token', () => DAI.sortsBefore(new Token(5, DAI.address, 18))],
  ['token', () => DAI.sortsBefore(DAI)],
  ['pair', () => new Pair(raw(DAI, 1), raw(DAI, 1))],
  ['pair', () => even.priceOf(USDC)],
  ['pair', () => even.getLiquidityValue(DAI, raw(lp, 1), raw(lp, 2))],
  ['pair', () => even.getLiquidityValue(DAI, raw(DAI, 1), raw(lp, 2))],
  ['pair', () => even.getLiquidityValue(DAI, raw(lp, 2), raw(lp, 1), true)],
  ['pair', () => pairOf(0, 0).token0Price.toFixed(2)],
  ['route', () => new Route([], DAI, USDC)],
  ['route', () => new Route([even], USDC, DAI)],
  ['route', () => new Route([even], DAI, USDC)],
  ['route', () => new Route([even, even, pairWith(USDC)], DAI, USDC)],
  ['trade', () => Trade.exactIn(new Route([even], DAI, WETH), raw(WETH, 1))],
  ['trade', () => Trade.bestTradeExactIn([], raw(DAI, 1_000), WETH)],
  ['trade', () => Trade.bestTradeExactIn([even], raw(DAI, 1_000), WETH, { maxHops: 0 })],
  ['trade', () => Trade.bestTradeExactIn([even], raw(DAI, 1_000), WETH, { maxNumResults: 0 })],
  ['fractions', () => raw(DAI, 1).add(raw(WETH, 1))],
  ['fractions', () => raw(DAI, 2n ** 256n)],
  ['fractions', () => raw(USDC, 1).toFixed(7)],
  ['fractions', () => even.token0Price.quote(raw(WETH, 1))],
  ['fractions', () => CurrencyAmount.fromRawAmount(Ether.onChain(137), 1).wrapped],
  ['fractions', () => new Fraction('0.5')],
  ['getting-started', () => CurrencyAmount.fromRawAmount(DAI, 5n as unknown as string)],
];

describe('errors that the reference of the v1 SDK shows', () => {
  it.each(errors)('of %s are those that the packages throw (%#)', (name, call) => {
    states(sdkPage(name), `\`${messageOf(call)}\``);
  });

  it('without a message are identified by their class', () => {
    for (const name of ['pair', 'trade']) {
      states(sdkPage(name), '`InsufficientInputAmountError`', '`InsufficientReservesError`');
    }
    expect(() => even.getOutputAmount(raw(DAI, 1))).toThrow(
      expect.objectContaining({ message: '', isInsufficientInputAmountError: true }),
    );
    expect(() => even.getInputAmount(raw(DAI, 1_000_000))).toThrow(
      expect.objectContaining({ message: '', isInsufficientReservesError: true }),
    );
  });

  it('of Fetcher are those with which it rejects', async () => {
    const { ChainId, Fetcher } = older;
    const nothing = {} as Parameters<typeof Fetcher.fetchTokenData>[2];
    await expect(Fetcher.fetchTokenData(ChainId.MAINNET, USDC.address, nothing)).rejects.toThrow(
      'invalid signer or provider',
    );
    const [one, other] = [ChainId.MAINNET, ChainId.RINKEBY].map(
      (chain) => new older.Token(chain, DAI.address, 18),
    );
    if (!one || !other) throw new Error('two tokens are needed');
    await expect(Fetcher.fetchPairData(one, other, nothing)).rejects.toThrow('CHAIN_ID');
    states(sdkPage('fetcher'), '`invalid signer or provider`', '`Invariant failed: CHAIN_ID`');
  });
});
