// SPDX-License-Identifier: MIT
import { CurrencyAmount, Percent, type Token, TradeType } from '@uniswap/sdk-core';
import quoterArtifact from '@uniswap/v3-periphery/artifacts/contracts/lens/QuoterV2.sol/QuoterV2.json';
import { type FeeAmount, Route, SwapRouter, Trade } from '@uniswap/v3-sdk';
import { Contract, type providers, type Signer } from 'ethers';
import { QUOTER_V2, SWAP_ROUTER } from './config.ts';
import { fetchPool } from './pool.ts';

// #region shown-quote
/** 50 / 10,000 = 0.50%. The same for what is shown and what is signed. */
export const TOLERANCE = new Percent(50, 10_000);

/** What the form asks for. A new object for each change of amount, token or account. */
export interface Ask {
  amountIn: CurrencyAmount<Token>;
  tokenOut: Token;
  fee: FeeAmount;
  /** Who pays and receives. */
  account: string;
}

/** A quote with all that a reader sees, and where it came from. */
export interface ShownQuote {
  ask: Ask;
  trade: Trade<Token, Token, TradeType.EXACT_INPUT>;
  /** The least that the swap pays out: the quoted output divided by 1.005. */
  minimumOut: CurrencyAmount<Token>;
  block: number;
  /** Of that block, in seconds since 1970. */
  time: number;
}
// #endregion shown-quote

// #region quote-at
/**
 * Quotes at one block.
 *
 * @param signal spares the requests that are left; ethers 5 cannot take one back
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
/** What the form shows. A problem beside a quote: the quote is getting old. */
export interface QuoteState {
  quote?: ShownQuote | undefined;
  problem?: string | undefined;
}

/** Asks again and again, and shows only answers to the present question, newest last. */
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

  /** Takes the old quote away at once, and asks anew. Without an ask it stops. */
  change(ask: Ask | undefined): void {
    this.#abort.abort();
    this.#abort = new AbortController();
    this.#ask = ask;
    this.#show({});
    void this.poll();
  }

  /** Call it at each block. It never rejects. */
  async poll(): Promise<void> {
    const ask = this.#ask;
    if (!ask) return;
    this.#asked += 1;
    const number = this.#asked;
    // An answer to an old ask, or one that a later answer has overtaken, comes too late.
    const isLate = () => ask !== this.#ask || number < this.#answered;
    try {
      const quote = await this.#fetchQuote(ask, this.#abort.signal);
      // A later answer of an earlier block: another node, which is behind.
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
/** Seconds, by the clock of the chain, after which the wallet is not asked any more. */
export const MAX_AGE = 30;

const sent = new WeakSet<ShownQuote>();

/**
 * Lets the wallet sign what was shown: the same amounts, the same minimum. Asks for no
 * new quote.
 *
 * @param seconds from the chain's time to the deadline
 * @throws when the quote is stale or was sent already, or the wallet was switched
 */
export async function confirm(
  signer: Signer,
  shown: ShownQuote,
  seconds: number,
): Promise<providers.TransactionResponse> {
  const { ask, trade, block, time } = shown;
  const { chainId } = ask.amountIn.currency;
  if (!signer.provider) throw new Error('Connect the signer to a node');
  // A number of milliseconds would be a deadline that never comes.
  if (!(seconds > 0 && seconds <= 3600)) throw new Error('Give 1 to 3,600 seconds');
  if ((await signer.getChainId()) !== chainId) {
    throw new Error('Switch the wallet to the chain of the quote');
  }
  if ((await signer.getAddress()) !== ask.account) {
    throw new Error('The quote is for another account');
  }
  const head = await signer.provider.getBlock('latest');
  // To a node that is behind, every quote is fresh.
  if (head.number < block) throw new Error('The node of the wallet is behind');
  if (head.timestamp - time > MAX_AGE) {
    throw new Error(`The quote is ${head.timestamp - time} seconds old`);
  }
  // Two clicks are one swap. After a refusal in the wallet, too, a new quote is needed.
  if (sent.has(shown)) throw new Error('This quote was sent already');
  sent.add(shown);
  const { calldata, value } = SwapRouter.swapCallParameters(trade, {
    slippageTolerance: TOLERANCE,
    recipient: ask.account,
    deadline: head.timestamp + Math.floor(seconds),
  });
  // With both, a wallet that is switched at the last moment refuses.
  const { account: from } = ask;
  const request = { from, chainId, to: SWAP_ROUTER, data: calldata, value };
  // A fifth more: the estimate may leave out what the pool writes to its oracle.
  const gasLimit = (await signer.estimateGas(request)).mul(6).div(5);
  return signer.sendTransaction({ ...request, gasLimit });
}
// #endregion confirm
