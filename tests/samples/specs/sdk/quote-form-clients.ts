// SPDX-License-Identifier: MIT
import { CurrencyAmount } from '@uniswap/sdk-core';
import { FeeAmount } from '@uniswap/v3-sdk';
import type { providers } from 'ethers';
import type { Address } from 'viem';
import { beforeEach } from 'vitest';
import { allow } from '../../../../content/samples/sdk/v3/allowance.ts';
import { SWAP_ROUTER, USDC, WETH } from '../../../../content/samples/sdk/v3/config.ts';
import * as ethers from '../../../../content/samples/sdk/v3/quote-form.ts';
import * as viem from '../../../../content/samples/sdk/v3/viem/quote-form.ts';
import type { TestChain } from '../../chain/context.ts';
import { type Between, direct, ethersThrough, viemThrough } from '../../chain/node-between.ts';
import { balanceOf, fund, units } from '../../chain/tokens.ts';

/** Returns a function that gives `first` once, and calls `then` every time after that. */
function inTurn<T>(first: T, then: () => Promise<T>): () => Promise<T> {
  const answers = [first];
  return () => {
    const answer = answers.shift();
    return answer === undefined ? then() : Promise.resolve(answer);
  };
}

/**
 * The ethers sample's functions for the quote form. The node acts as the wallet, with the trader's account. The viem
 * version below has the same interface.
 */
export const ethersForm = {
  QuotePoller: ethers.QuotePoller,
  async quoteAt(chain: TestChain, ask: ethers.Ask, signal: AbortSignal, between = direct) {
    const chainId = Number(await between('eth_chainId', [], () => Promise.resolve('0x1')));
    return ethers.quoteAt(ethersThrough(chain, between, chainId), ask, signal);
  },
  /** Confirms a quote that was shown, and returns the hash of the transaction. */
  async confirm(chain: TestChain, shown: ethers.ShownQuote, seconds: number, between = direct) {
    const chainId = Number(await between('eth_chainId', [], () => Promise.resolve('0x1')));
    const signer = ethersThrough(chain, between, chainId).getSigner(chain.traderAddress);
    return (await ethers.confirm(signer, shown, seconds)).hash;
  },
  /**
   * Confirms in a wallet that switches to the deployer's account, either before the click or after the form has read
   * the account.
   */
  confirmSwitched(
    chain: TestChain,
    shown: ethers.ShownQuote,
    when: 'before' | 'after',
  ): Promise<unknown> {
    if (when === 'before') return ethers.confirm(chain.deployer, shown, 600);
    const getAddress = inTurn(shown.ask.account, () => chain.deployer.getAddress());
    const late = Object.create(chain.deployer, {
      getAddress: { value: getAddress },
    }) as providers.JsonRpcSigner;
    return ethers.confirm(late, shown, 600);
  },
};
type Form = typeof ethersForm;

export const viemForm: Form = {
  QuotePoller: viem.QuotePoller as unknown as Form['QuotePoller'],
  quoteAt(chain, ask, signal, between = direct) {
    const client = viemThrough(chain, between, chain.traderAddress as Address);
    return viem.quoteAt(client, ask as viem.Ask, signal);
  },
  confirm(chain, shown, seconds, between = direct) {
    const client = viemThrough(chain, between, chain.traderAddress as Address);
    return viem.confirm(client, shown as viem.ShownQuote, seconds);
  },
  confirmSwitched(chain, shown, when) {
    const deployer = async () => [await chain.deployer.getAddress()];
    const accounts = when === 'before' ? deployer : inTurn([chain.traderAddress], deployer);
    // Like a wallet, returns the selected account and signs for no other.
    const wallet: Between = async (method, params, next) => {
      if (method === 'eth_accounts') return accounts();
      if (method !== 'eth_sendTransaction') return next();
      const [{ from }] = params as [{ from?: string }];
      const [chosen] = await deployer();
      if (from === undefined || from === chosen) return next();
      throw Object.assign(new Error('Unauthorized'), { code: 4100 });
    };
    const client = viemThrough(chain, wallet, chain.traderAddress as Address);
    return viem.confirm(client, shown as viem.ShownQuote, 600);
  },
};

/** A signal that is never aborted. */
export const never = new AbortController().signal;

/** 1 WETH. */
export const amountIn = CurrencyAmount.fromRawAmount(WETH, units.weth(1).toString());

/** Returns the form's request for an account: the price of 1 WETH in USDC. */
export const askOf = (account: string): ethers.Ask => ({
  amountIn,
  tokenOut: USDC,
  fee: FeeAmount.MEDIUM,
  account,
});

/** Middleware that reports Optimism as the chain of the node or wallet. */
export const onOptimism: Between = (method, _params, next) =>
  /^(?:eth_chainId|net_version)$/.test(method) ? Promise.resolve('0xa') : next();

/** Sets up a trader who has 10 WETH and may sell 1, and a quote that was shown to the trader. */
export function useQuoted(form: Form, chain: TestChain) {
  const seen = {} as { quote: ethers.ShownQuote };
  const confirm = (quote: ethers.ShownQuote, seconds: number) =>
    form.confirm(chain, quote, seconds);
  const usdcOf = (owner: string) => balanceOf(chain, USDC.address, owner);
  const quoteNow = () => form.quoteAt(chain, askOf(chain.traderAddress), never);
  beforeEach(async () => {
    await fund(chain, chain.traderAddress, { weth: units.weth(10) });
    await allow(chain.trader, SWAP_ROUTER, amountIn);
    seen.quote = await quoteNow();
  });
  const mined = (hash: string) => chain.provider._waitForTransaction(hash, 1, 0, null as never);
  return { form, chain, seen, confirm, usdcOf, quoteNow, mined };
}

/** A quote that was shown, as passed to the tests of a sample. */
export type Quoted = ReturnType<typeof useQuoted>;
