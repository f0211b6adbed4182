// SPDX-License-Identifier: MIT
import { CurrencyAmount, Percent, type Token, TradeType } from '@uniswap/sdk-core';
import { type FeeAmount, Route, SwapRouter, Trade } from '@uniswap/v3-sdk';
import { type Address, type Hex, parseAbi, type PublicActions, toHex } from 'viem';
import { QUOTER_V2, SWAP_ROUTER, type Wallet } from './config.ts';
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
  account: Address;
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
 * @param signal cancels the quoter's request, and skips the remaining ones
 */
export async function quoteAt(
  client: PublicActions,
  ask: Ask,
  signal: AbortSignal,
): Promise<ShownQuote> {
  const { amountIn, tokenOut, fee } = ask;
  const tokenIn = amountIn.currency;
  if ((await client.getChainId()) !== tokenIn.chainId) {
    throw new Error('The node is on another chain');
  }
  // getBlockNumber would return a cached number for some seconds.
  const { number: blockNumber, timestamp } = await client.getBlock();
  signal.throwIfAborted();
  const pool = await fetchPool(client, tokenIn, tokenOut, fee, blockNumber);
  signal.throwIfAborted();
  const given = 'address tokenIn, address tokenOut, uint256 amountIn';
  const limits = 'uint24 fee, uint160 sqrtPriceLimitX96';
  const { result: amountOut } = await client.simulateContract({
    address: QUOTER_V2,
    abi: parseAbi([
      `function quoteExactInputSingle((${given}, ${limits})) returns (uint256)`,
    ]),
    functionName: 'quoteExactInputSingle',
    args: [
      {
        tokenIn: tokenIn.address as Address,
        tokenOut: tokenOut.address as Address,
        amountIn: BigInt(amountIn.quotient.toString()),
        fee,
        sqrtPriceLimitX96: 0n,
      },
    ],
    blockNumber,
    requestOptions: { signal },
  });
  const trade = Trade.createUncheckedTrade({
    route: new Route([pool], tokenIn, tokenOut),
    inputAmount: amountIn,
    outputAmount: CurrencyAmount.fromRawAmount(tokenOut, amountOut.toString()),
    tradeType: TradeType.EXACT_INPUT,
  });
  const minimumOut = trade.minimumAmountOut(TOLERANCE);
  const [block, time] = [Number(blockNumber), Number(timestamp)];
  return { ask, trade, minimumOut, block, time };
}
// #endregion quote-at

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
  client: Wallet,
  shown: ShownQuote,
  seconds: number,
): Promise<Hex> {
  const { ask, trade, block, time } = shown;
  const { chainId } = ask.amountIn.currency;
  // A value in milliseconds would set a deadline that is far too late.
  if (!(seconds > 0 && seconds <= 3600)) throw new Error('Give 1 to 3,600 seconds');
  if (client.chain.id !== chainId || (await client.getChainId()) !== chainId) {
    throw new Error('Switch the wallet to the chain of the quote');
  }
  // The client keeps its original account. Only the wallet knows the current one.
  const [present] = await client.getAddresses();
  if (present !== ask.account || client.account.address !== ask.account) {
    throw new Error('The quote is for another account');
  }
  const head = await client.getBlock();
  // A node that is behind would consider every quote fresh.
  if (Number(head.number) < block) throw new Error('The node of the wallet is behind');
  const age = Number(head.timestamp) - time;
  if (age > MAX_AGE) throw new Error(`The quote is ${age} seconds old`);
  // Two clicks make one swap. You need a new quote even after rejecting in the wallet.
  if (sent.has(shown)) throw new Error('This quote was sent already');
  sent.add(shown);
  const { calldata, value } = SwapRouter.swapCallParameters(trade, {
    slippageTolerance: TOLERANCE,
    recipient: ask.account,
    deadline: Number(head.timestamp) + Math.floor(seconds),
  });
  const { account: from } = ask;
  const call = { to: SWAP_ROUTER, data: calldata as Hex } as const;
  // Throws with the reason if the swap would revert. viem leaves this to the wallet.
  const estimate = await client.estimateGas({
    account: from,
    ...call,
    value: BigInt(value),
  });
  // A fifth more, because the estimate may omit the pool's write to its oracle.
  const gas = (estimate * 6n) / 5n;
  // An account with its own key cannot be switched. It signs for the client's chain.
  if (client.account.type === 'local') {
    return client.sendTransaction({ ...call, value: BigInt(value), gas });
  }
  // With `from` and `chainId`, a wallet that is switched at the last moment rejects this.
  // viem's sendTransaction leaves the chain out.
  const both = { from, chainId: toHex(chainId) };
  const rest = { ...call, value: value as Hex, gas: toHex(gas) };
  return client.request(
    { method: 'eth_sendTransaction', params: [{ ...both, ...rest }] },
    // viem would retry after some errors, so the swap could be signed twice.
    { retryCount: 0 },
  );
}
// #endregion confirm
