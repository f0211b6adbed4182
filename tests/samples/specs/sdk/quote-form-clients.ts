// SPDX-License-Identifier: MIT
import type { providers } from 'ethers';
import type { Address } from 'viem';
import * as ethers from '../../../../content/samples/sdk/v3/quote-form.ts';
import * as viem from '../../../../content/samples/sdk/v3/viem/quote-form.ts';
import type { TestChain } from '../../chain/context.ts';
import { type Between, direct, ethersThrough, viemThrough } from '../../chain/node-between.ts';

/** The quote form, the same for each library. The wallet is the node's, with the trader's account. */
export interface Form {
  QuotePoller: typeof ethers.QuotePoller;
  quoteAt(
    chain: TestChain,
    ask: ethers.Ask,
    signal: AbortSignal,
    between?: Between,
  ): Promise<ethers.ShownQuote>;
  /** Returns the hash of what was sent. */
  confirm(
    chain: TestChain,
    shown: ethers.ShownQuote,
    seconds: number,
    between?: Between,
  ): Promise<string>;
  /** The same in a wallet that is switched to the deployer's account: before the click, or after its account was asked for. */
  confirmSwitched(
    chain: TestChain,
    shown: ethers.ShownQuote,
    when: 'before' | 'after',
  ): Promise<unknown>;
}

/** Gives the first answer once, and then the others. */
function inTurn<T>(first: T, then: () => Promise<T>): () => Promise<T> {
  const answers = [first];
  return () => {
    const answer = answers.shift();
    return answer === undefined ? then() : Promise.resolve(answer);
  };
}

export const ethersForm: Form = {
  QuotePoller: ethers.QuotePoller,
  async quoteAt(chain, ask, signal, between = direct) {
    const chainId = Number(await between('eth_chainId', [], () => Promise.resolve('0x1')));
    return ethers.quoteAt(ethersThrough(chain, between, chainId), ask, signal);
  },
  async confirm(chain, shown, seconds, between = direct) {
    const chainId = Number(await between('eth_chainId', [], () => Promise.resolve('0x1')));
    const signer = ethersThrough(chain, between, chainId).getSigner(chain.traderAddress);
    return (await ethers.confirm(signer, shown, seconds)).hash;
  },
  confirmSwitched(chain, shown, when) {
    if (when === 'before') return ethers.confirm(chain.deployer, shown, 600);
    const getAddress = inTurn(shown.ask.account, () => chain.deployer.getAddress());
    const late = Object.create(chain.deployer, {
      getAddress: { value: getAddress },
    }) as providers.JsonRpcSigner;
    return ethers.confirm(late, shown, 600);
  },
};

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
    // As a wallet does: it names the chosen account, and signs for no other.
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
