// SPDX-License-Identifier: MIT
import { CurrencyAmount, type Token } from '@uniswap/sdk-core';
import { type Address, parseAbi, type PublicActions } from 'viem';
import { QUOTER_V2 } from './config.ts';

// #region batch
/** A quote for one amount in one pool. */
export interface TierQuote {
  /** In hundredths of a basis point: 3000 is 0.30%. */
  fee: number;
  amountIn: CurrencyAmount<Token>;
  /** Undefined if there is no pool, or no liquidity in it. */
  amountOut?: CurrencyAmount<Token>;
}

const GIVEN = 'address tokenIn, address tokenOut, uint256 amountIn';
const POOL = 'uint24 fee, uint160 sqrtPriceLimitX96';
const QUOTER_ABI = parseAbi([
  `function quoteExactInputSingle((${GIVEN}, ${POOL})) returns (uint256)`,
]);

/**
 * Quotes every amount at every fee tier of a pair, with one eth_call at one block.
 *
 * @param deployless for a chain without Multicall3: sends its code along with the call
 * @throws if the call as a whole fails, for example because Multicall3 is missing
 */
export async function quoteTiers(
  client: PublicActions,
  amountsIn: CurrencyAmount<Token>[],
  tokenOut: Token,
  fees: number[],
  blockNumber: bigint,
  deployless = false,
): Promise<TierQuote[]> {
  const asked = amountsIn.flatMap((amountIn) => fees.map((fee) => ({ fee, amountIn })));
  const answers = await client.multicall({
    contracts: asked.map(({ fee, amountIn }) => ({
      address: QUOTER_V2 as Address,
      abi: QUOTER_ABI,
      functionName: 'quoteExactInputSingle' as const,
      args: [
        {
          tokenIn: amountIn.currency.address as Address,
          tokenOut: tokenOut.address as Address,
          amountIn: BigInt(amountIn.quotient.toString()),
          fee,
          sqrtPriceLimitX96: 0n,
        },
      ] as const,
    })),
    // A pool that can't quote does not make the others fail.
    allowFailure: true,
    // Otherwise viem splits the batch into requests of 1,024 bytes, which is 6 quotes.
    batchSize: 0,
    blockNumber,
    deployless,
  });
  return answers.map(({ result, error }, i) => {
    const one = asked[i]!;
    if (result !== undefined) {
      return { ...one, amountOut: CurrencyAmount.fromRawAmount(tokenOut, `${result}`) };
    }
    // If the whole call fails, viem reports that failure for each quote.
    const isOfQuoter =
      'functionName' in error && error.functionName === 'quoteExactInputSingle';
    if (!isOfQuoter) throw error;
    return one;
  });
}
// #endregion batch

// #region best
/**
 * Finds the best tier for each amount, all at one block, with two calls of eth_call.
 *
 * @throws if the node's gas limit for a call is too low for this many amounts
 */
export async function bestTiers(
  client: PublicActions,
  amountsIn: CurrencyAmount<Token>[],
  tokenOut: Token,
  fees: number[],
  deployless = false,
): Promise<{ blockNumber: bigint; quotes: (TierQuote | undefined)[] }> {
  // getBlockNumber would do, but its result can be a few seconds old.
  const { number: blockNumber } = await client.getBlock();
  const quote = (amounts: CurrencyAmount<Token>[], tiers: number[]) =>
    quoteTiers(client, amounts, tokenOut, tiers, blockNumber, deployless);
  // A pool without liquidity can use 25 million gas, as much as 250 other quotes. So
  // quote the smallest amount in each pool first, and leave out pools that return none.
  const [smallest] = [...amountsIn].sort((a, b) => (a.lessThan(b) ? -1 : 1));
  if (!smallest) return { blockNumber, quotes: [] };
  const first = await quote([smallest], fees);
  const able = first.filter(({ amountOut }) => amountOut).map(({ fee }) => fee);
  const all = able.length > 0 ? await quote(amountsIn, able) : [];
  // A pool that can quote the smallest amount can quote all the others.
  if (all.some(({ amountOut }) => !amountOut)) {
    throw new Error('The call ran out of gas: quote fewer amounts at once');
  }
  const quotes = amountsIn.map((amountIn) =>
    all
      .filter((one) => one.amountIn.equalTo(amountIn))
      .reduce<TierQuote | undefined>(
        (best, one) => (best?.amountOut?.lessThan(one.amountOut!) === false ? best : one),
        undefined,
      ),
  );
  return { blockNumber, quotes };
}
// #endregion best
