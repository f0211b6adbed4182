// SPDX-License-Identifier: MIT
import { CurrencyAmount, type Token } from '@uniswap/sdk-core';
import { type Address, parseAbi, type PublicActions } from 'viem';
import { QUOTER_V2 } from './config.ts';

// #region batch
/** One amount in one pool. */
export interface TierQuote {
  /** In hundredths of a basis point: 3000 is 0.30%. */
  fee: number;
  amountIn: CurrencyAmount<Token>;
  /** Undefined where there is no pool, or no liquidity in it. */
  amountOut?: CurrencyAmount<Token>;
}

const GIVEN = 'address tokenIn, address tokenOut, uint256 amountIn';
const POOL = 'uint24 fee, uint160 sqrtPriceLimitX96';
const QUOTER_ABI = parseAbi([
  `function quoteExactInputSingle((${GIVEN}, ${POOL})) returns (uint256)`,
]);

/**
 * Quotes every amount at every fee tier of a pair: one eth_call, one block.
 *
 * @param deployless for a chain without Multicall3: sends its code along with the call
 * @throws when the call as a whole fails, such as for want of Multicall3
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
    // A pool that cannot answer fails alone.
    allowFailure: true,
    // Otherwise viem splits the batch: it puts 1,024 bytes, 6 quotes, into a request.
    batchSize: 0,
    blockNumber,
    deployless,
  });
  return answers.map(({ result, error }, i) => {
    const one = asked[i]!;
    if (result !== undefined) {
      return { ...one, amountOut: CurrencyAmount.fromRawAmount(tokenOut, `${result}`) };
    }
    // If the whole call fails, viem reports that as the failure of each quote.
    const isOfQuoter =
      'functionName' in error && error.functionName === 'quoteExactInputSingle';
    if (!isOfQuoter) throw error;
    return one;
  });
}
// #endregion batch

// #region best
/**
 * The best tier for each amount, all as of one block: two calls of eth_call.
 *
 * @throws when the node's gas limit for a call is too low for so many amounts
 */
export async function bestTiers(
  client: PublicActions,
  amountsIn: CurrencyAmount<Token>[],
  tokenOut: Token,
  fees: number[],
  deployless = false,
): Promise<{ blockNumber: bigint; quotes: (TierQuote | undefined)[] }> {
  // getBlockNumber would do, but its answer can be some seconds old.
  const { number: blockNumber } = await client.getBlock();
  const quote = (amounts: CurrencyAmount<Token>[], tiers: number[]) =>
    quoteTiers(client, amounts, tokenOut, tiers, blockNumber, deployless);
  // A pool without liquidity can use 25 million gas, as much as 250 other quotes. So ask
  // each pool for the smallest amount first, and leave out those that have no answer.
  const [smallest] = [...amountsIn].sort((a, b) => (a.lessThan(b) ? -1 : 1));
  if (!smallest) return { blockNumber, quotes: [] };
  const first = await quote([smallest], fees);
  const able = first.filter(({ amountOut }) => amountOut).map(({ fee }) => fee);
  const all = able.length > 0 ? await quote(amountsIn, able) : [];
  // A pool that has an answer for the smallest amount has one for every other.
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
