// SPDX-License-Identifier: MIT
import type { Currency, CurrencyAmount, Percent, Token, TradeType } from '@uniswap/sdk-core';
import type { SwapRoute, SwapToRatioRoute } from '@uniswap/smart-order-router';
import type { FeeAmount, MethodParameters, Pool, Position, Trade } from '@uniswap/v3-sdk';
import { describeSample, type Proves } from '../../toolchain/describe-sample.ts';
import { type TestChain, useChain } from '../../chain/context.ts';
import { ethersClient } from './v3-ethers-client.ts';
import { viemClient } from './v3-viem-client.ts';

/** A mined transaction of the trader. */
export interface Sent {
  /** What it cost in gas, in wei. */
  gas: bigint;
  /** What it paid the trader in a token, by the sample's own reading. */
  received(token: Token): CurrencyAmount<Token>;
}

type Amounts = [CurrencyAmount<Token>, CurrencyAmount<Token>];

/** The samples of the v3 SDK guides that read or send, the same for each library that does it. */
export interface Client {
  name: 'ethers' | 'viem';
  /** The trader, as the sample's `connect` makes it; for a key of one's own, that account. */
  balance(privateKey: string): Promise<bigint>;
  /** Sends 1 wei to an account. Returns the sender. */
  give(privateKey: string, to: string): Promise<string>;
  send(to: string, parameters: MethodParameters): Promise<Sent>;
  fetchPool(tokenA: Token, tokenB: Token, fee: FeeAmount, block?: number): Promise<Pool>;
  quote(from: Token, to: Token, fee: FeeAmount, amountIn: string): Promise<CurrencyAmount<Token>>;
  quoteRoute(
    pools: Pool[],
    amountIn: CurrencyAmount<Currency>,
    currencyOut: Currency,
  ): Promise<CurrencyAmount<Currency>>;
  buildTrade(
    pools: Pool[],
    amountIn: CurrencyAmount<Currency>,
    currencyOut: Currency,
  ): Promise<Trade<Currency, Currency, TradeType.EXACT_INPUT>>;
  approveRouter(amount: CurrencyAmount<Currency>): Promise<void>;
  executeTrade(trade: Trade<Currency, Currency, TradeType>, deadline: number): Promise<Sent>;
  /** From a wallet that is switched to chain 10. */
  executeTradeElsewhere(trade: Trade<Currency, Currency, TradeType>): Promise<unknown>;
  withTicks(pool: Pool, block: number): Promise<Pool>;
  wrapEther(amount: CurrencyAmount<Token>): Promise<void>;
  buyWithEther(
    token: Token,
    ether: CurrencyAmount<Currency>,
    deadline: number,
  ): Promise<CurrencyAmount<Token>>;
  approvePositionManager(amounts: readonly CurrencyAmount<Token>[]): Promise<void>;
  mint(position: Position, deadline: number): Promise<string>;
  openPosition(deadline: number): Promise<string>;
  positionsOf(owner: string): Promise<string[]>;
  fetchPosition(pool: Pool, tokenId: string): Promise<Position>;
  increase(tokenId: string, addition: Position, deadline: number): Promise<Sent>;
  remove(tokenId: string, position: Position, share: Percent, deadline: number): Promise<Sent>;
  poolOfPosition(tokenId: string): Promise<Pool>;
  feesOwed(pool: Pool, tokenId: string): Promise<Amounts>;
  feesFromGrowth(pool: Pool, tokenId: string, block: number): Promise<Amounts>;
  collectFees(pool: Pool, tokenId: string): Promise<Sent>;
  executeRoute(route: SwapRoute): Promise<Sent>;
  /** From a wallet that is switched to chain 10. */
  executeRouteElsewhere(route: SwapRoute): Promise<unknown>;
  swapAndAdd(route: SwapToRatioRoute, balances: Amounts): Promise<Sent>;
}

/** What the tests of a pair of samples get. */
interface Tested {
  client: Client;
  chain: TestChain;
  proves: Proves;
  /** For what neither reads nor sends: the file for viem repeats it, and it is tested once. */
  provesOnce: Proves;
}

/** Registers the tests of a sample for each of the two libraries. */
export function describeBoth(ethers: string, viem: string, tests: (tested: Tested) => void): void {
  for (const [file, clientOf] of [
    [ethers, ethersClient],
    [viem, viemClient],
  ] as const) {
    describeSample(file, (proves) => {
      const chain = useChain();
      const client = clientOf(chain);
      const provesOnce: Proves = (...test) => {
        if (client.name === 'ethers') proves(...test);
      };
      tests({ client, chain, proves, provesOnce });
    });
  }
}
