// SPDX-License-Identifier: MIT
import { type Currency, CurrencyAmount, type Token, TradeType } from '@uniswap/sdk-core';
import { type FeeAmount, type Pool, Route, SwapQuoter } from '@uniswap/v3-sdk';
import { type Address, type Hex, parseAbi, type PublicActions } from 'viem';
import { QUOTER_V2 } from './config.ts';

// #region call-static
/**
 * Asks the quoter contract for the output of a swap in one pool.
 *
 * @param amountIn in the base unit of tokenIn
 */
export async function quote(
  client: PublicActions,
  tokenIn: Token,
  tokenOut: Token,
  fee: FeeAmount,
  amountIn: string,
): Promise<CurrencyAmount<Token>> {
  const given = 'address tokenIn, address tokenOut, uint256 amountIn';
  const pool = 'uint24 fee, uint160 sqrtPriceLimitX96';
  // The quoter makes the swap and then reverts it, so its functions are not `view`, and
  // readContract rejects them. simulateContract runs them on the node.
  const { result: amountOut } = await client.simulateContract({
    address: QUOTER_V2,
    abi: parseAbi([
      `function quoteExactInputSingle((${given}, ${pool})) returns (uint256)`,
    ]),
    functionName: 'quoteExactInputSingle',
    args: [
      {
        tokenIn: tokenIn.address as Address,
        tokenOut: tokenOut.address as Address,
        amountIn: BigInt(amountIn),
        fee,
        sqrtPriceLimitX96: 0n,
      },
    ],
  });
  return CurrencyAmount.fromRawAmount(tokenOut, amountOut.toString());
}
// #endregion call-static

// #region sdk-calldata
/** Quotes a route of any length, with calldata built by the SDK. */
export async function quoteRoute(
  client: PublicActions,
  pools: Pool[],
  amountIn: CurrencyAmount<Currency>,
  currencyOut: Currency,
): Promise<CurrencyAmount<Currency>> {
  const route = new Route(pools, amountIn.currency, currencyOut);
  const { calldata } = SwapQuoter.quoteCallParameters(
    route,
    amountIn,
    TradeType.EXACT_INPUT,
    {
      useQuoterV2: true,
    },
  );
  // Throws with the reason if the quoter reverts.
  const { data = '0x' } = await client.call({ to: QUOTER_V2, data: calldata as Hex });
  const [amountOut] = SwapQuoter.V2INTERFACE.decodeFunctionResult(
    calldata.slice(0, 10),
    data,
  );
  return CurrencyAmount.fromRawAmount(currencyOut, amountOut.toString());
}
// #endregion sdk-calldata
