// SPDX-License-Identifier: MIT
import { CurrencyAmount, Percent, type Token, TradeType } from '@uniswap/sdk-core';
import quoterArtifact from '@uniswap/v3-periphery/artifacts/contracts/lens/QuoterV2.sol/QuoterV2.json';
import { type FeeAmount, Route, SwapRouter, Trade } from '@uniswap/v3-sdk';
import { Contract, type providers, type Signer } from 'ethers';
import { QUOTER_V2, SWAP_ROUTER } from './config.ts';
import { fetchPool } from './pool.ts';

// #region shown-quote
/** 50 / 10,000 = 0.50%. The same tolerance is shown and signed. */
export const TOLERANCE = new Percent(50, 10_000);

/** The form's request. Make a new object for each change of amount, token or account. */
export interface Ask {
  amountIn: CurrencyAmount<Token>;
  tokenOut: Token;
  fee: FeeAmount;
  /** The account that pays and receives. */
  account: string;
}

/** A quote with everything that the user sees, and the block that it came from. */
export interface ShownQuote {
  ask: Ask;
  trade: Trade<Token, Token, TradeType.EXACT_INPUT>;
  /** Minimum output of the swap: the quoted output divided by 1.005. */
  minimumOut: CurrencyAmount<Token>;
  block: number;
  /** Unix timestamp of that block, in seconds. */
  time: number;
}
// #endregion shown-quote

// #region quote-at
/**
 * Quotes at one block.
 *
 * @param signal skips the remaining requests; ethers 5 can't cancel one that was sent
 */
export async function quoteAt(
  provider: providers.Provider,
  ask: Ask,
  signal: AbortSignal,
): Promise<ShownQuote> {
  const { amountIn, tokenOut, fee } = ask;
  const tokenIn = amountIn.currency;
  const { chainId } = await provider.getNetwork();
  if (chainId !== tokenIn.chainId) throw new Error('The node is on another chain');
  const { number: block, timestamp: time } = await provider.getBlock('latest');
  signal.throwIfAborted();
  const pool = await fetchPool(provider, tokenIn, tokenOut, fee, block);
  signal.throwIfAborted();
  const quoter = new Contract(QUOTER_V2, quoterArtifact.abi, provider);
  const [amountOut] = await quoter.callStatic.quoteExactInputSingle!(
    {
      tokenIn: tokenIn.address,
      tokenOut: tokenOut.address,
      fee,
      amountIn: amountIn.quotient.toString(),
      sqrtPriceLimitX96: 0,
    },
    { blockTag: block },
  );
  const trade = Trade.createUncheckedTrade({
    route: new Route([pool], tokenIn, tokenOut),
    inputAmount: amountIn,
    outputAmount: CurrencyAmount.fromRawAmount(tokenOut, amountOut.toString()),
    tradeType: TradeType.EXACT_INPUT,
  });
  return { ask, trade, minimumOut: trade.minimumAmountOut(TOLERANCE), block, time };
}
// #endregion quote-at

// #region poller
/** State of the form. A problem next to a quote means that the quote is ageing. */
export interface QuoteState {
  quote?: ShownQuote | undefined;
  problem?: string | undefined;
}

/** Polls for quotes, and shows only results for the current ask, never out of order. */
export class QuotePoller {
  #ask: Ask | undefined;
  #state: QuoteState = {};
  #asked = 0;
  #answered = 0;
  #abort = new AbortController();
  readonly #fetchQuote: (ask: Ask, signal: AbortSignal) => Promise<ShownQuote>;
  readonly #onChange: (state: QuoteState) => void;

  constructor(
    fetchQuote: (ask: Ask, signal: AbortSignal) => Promise<ShownQuote>,
    onChange: (state: QuoteState) => void,
  ) {
    this.#fetchQuote = fetchQuote;
    this.#onChange = onChange;
  }

  /** Removes the old quote at once and requests a new one. Stops if there is no ask. */
  change(ask: Ask | undefined): void {
    this.#abort.abort();
    this.#abort = new AbortController();
    this.#ask = ask;
    this.#show({});
    void this.poll();
  }

  /** Requests a quote. Call it at each block. It never rejects. */
  async poll(): Promise<void> {
    const ask = this.#ask;
    if (!ask) return;
    this.#asked += 1;
    const number = this.#asked;
    // Ignore a result for an old ask, or one that a later result has overtaken.
    const isLate = () => ask !== this.#ask || number < this.#answered;
    try {
      const quote = await this.#fetchQuote(ask, this.#abort.signal);
      // A later result for an earlier block comes from another node, which is behind.
      if (isLate() || quote.block < (this.#state.quote?.block ?? 0)) return;
      this.#answered = number;
      this.#show({ quote });
    } catch (error) {
      if (!isLate()) this.#show({ ...this.#state, problem: (error as Error).message });
    }
  }

  #show(state: QuoteState): void {
    this.#state = state;
    this.#onChange(state);
  }
}
// #endregion poller

// #region confirm
/** Age in seconds, by the chain's clock, above which the wallet gets no request. */
export const MAX_AGE = 30;

const sent = new WeakSet<ShownQuote>();

/**
 * Has the wallet sign the quote as shown, with the same amounts and the same minimum.
 * Requests no new quote.
 *
 * @param seconds from the chain's current time to the deadline
 * @throws if the quote is stale or was already sent, or the wallet was switched
 */
export async function confirm(
  signer: Signer,
  shown: ShownQuote,
  seconds: number,
): Promise<providers.TransactionResponse> {
  const { ask, trade, block, time } = shown;
  const { chainId } = ask.amountIn.currency;
  if (!signer.provider) throw new Error('Connect the signer to a node');
  // A value in milliseconds would set a deadline that is far too late.
  if (!(seconds > 0 && seconds <= 3600)) throw new Error('Give 1 to 3,600 seconds');
  if ((await signer.getChainId()) !== chainId) {
    throw new Error('Switch the wallet to the chain of the quote');
  }
  if ((await signer.getAddress()) !== ask.account) {
    throw new Error('The quote is for another account');
  }
  const head = await signer.provider.getBlock('latest');
  // A node that is behind would consider every quote fresh.
  if (head.number < block) throw new Error('The node of the wallet is behind');
  if (head.timestamp - time > MAX_AGE) {
    throw new Error(`The quote is ${head.timestamp - time} seconds old`);
  }
  // Two clicks make one swap. You need a new quote even after rejecting in the wallet.
  if (sent.has(shown)) throw new Error('This quote was sent already');
  sent.add(shown);
  const { calldata, value } = SwapRouter.swapCallParameters(trade, {
    slippageTolerance: TOLERANCE,
    recipient: ask.account,
    deadline: head.timestamp + Math.floor(seconds),
  });
  // With `from` and `chainId`, a wallet that is switched at the last moment rejects this.
  const { account: from } = ask;
  const request = { from, chainId, to: SWAP_ROUTER, data: calldata, value };
  // A fifth more, because the estimate may omit the pool's write to its oracle.
  const gasLimit = (await signer.estimateGas(request)).mul(6).div(5);
  return signer.sendTransaction({ ...request, gasLimit });
}
// #endregion confirm
