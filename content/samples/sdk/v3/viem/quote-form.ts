// SPDX-License-Identifier: MIT
import { CurrencyAmount, Percent, type Token, TradeType } from '@uniswap/sdk-core';
import { type FeeAmount, Route, SwapRouter, Trade } from '@uniswap/v3-sdk';
import { type Address, type Hex, parseAbi, type PublicActions, toHex } from 'viem';
import { QUOTER_V2, SWAP_ROUTER, type Wallet } from './config.ts';
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
  account: Address;
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
 * @param signal takes back the quoter's request, and spares those that are left
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
  // getBlockNumber would answer from memory for some seconds.
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
  client: Wallet,
  shown: ShownQuote,
  seconds: number,
): Promise<Hex> {
  const { ask, trade, block, time } = shown;
  const { chainId } = ask.amountIn.currency;
  // A number of milliseconds would be a deadline that never comes.
  if (!(seconds > 0 && seconds <= 3600)) throw new Error('Give 1 to 3,600 seconds');
  if (client.chain.id !== chainId || (await client.getChainId()) !== chainId) {
    throw new Error('Switch the wallet to the chain of the quote');
  }
  // The client keeps the account that it was made with. The wallet knows the present one.
  const [present] = await client.getAddresses();
  if (present !== ask.account || client.account.address !== ask.account) {
    throw new Error('The quote is for another account');
  }
  const head = await client.getBlock();
  // To a node that is behind, every quote is fresh.
  if (Number(head.number) < block) throw new Error('The node of the wallet is behind');
  const age = Number(head.timestamp) - time;
  if (age > MAX_AGE) throw new Error(`The quote is ${age} seconds old`);
  // Two clicks are one swap. After a refusal in the wallet, too, a new quote is needed.
  if (sent.has(shown)) throw new Error('This quote was sent already');
  sent.add(shown);
  const { calldata, value } = SwapRouter.swapCallParameters(trade, {
    slippageTolerance: TOLERANCE,
    recipient: ask.account,
    deadline: Number(head.timestamp) + Math.floor(seconds),
  });
  const { account: from } = ask;
  const call = { to: SWAP_ROUTER, data: calldata as Hex } as const;
  // Throws when the swap would revert, with the reason. viem leaves that to the wallet.
  const estimate = await client.estimateGas({
    account: from,
    ...call,
    value: BigInt(value),
  });
  // A fifth more: the estimate may leave out what the pool writes to its oracle.
  const gas = (estimate * 6n) / 5n;
  // An account with a key of its own cannot be switched. It signs for the client's chain.
  if (client.account.type === 'local') {
    return client.sendTransaction({ ...call, value: BigInt(value), gas });
  }
  // With both, a wallet that is switched at the last moment refuses. sendTransaction of
  // viem leaves the chain out.
  const both = { from, chainId: toHex(chainId) };
  const rest = { ...call, value: value as Hex, gas: toHex(gas) };
  return client.request(
    { method: 'eth_sendTransaction', params: [{ ...both, ...rest }] },
    // viem would ask again after some errors: then the swap could be signed twice.
    { retryCount: 0 },
  );
}
// #endregion confirm
