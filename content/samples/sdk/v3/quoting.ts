// SPDX-License-Identifier: MIT
import { type Currency, CurrencyAmount, type Token, TradeType } from '@uniswap/sdk-core';
import quoterArtifact from '@uniswap/v3-periphery/artifacts/contracts/lens/QuoterV2.sol/QuoterV2.json';
import { type FeeAmount, type Pool, Route, SwapQuoter } from '@uniswap/v3-sdk';
import { Contract, type providers } from 'ethers';
import { QUOTER_V2 } from './config.ts';

// #region call-static
/**
 * Asks the quoter contract for the output of a swap in one pool.
 *
 * @param amountIn in the base unit of tokenIn
 */
export async function quote(
  provider: providers.Provider,
  tokenIn: Token,
  tokenOut: Token,
  fee: FeeAmount,
  amountIn: string,
): Promise<CurrencyAmount<Token>> {
  const quoter = new Contract(QUOTER_V2, quoterArtifact.abi, provider);
  // The quoter makes the swap and reverts it, so its functions are not `view`. callStatic
  // runs it on the node without a transaction. (ethers 6: quoter.fn.staticCall.)
  const [amountOut] = await quoter.callStatic.quoteExactInputSingle!({
    tokenIn: tokenIn.address,
    tokenOut: tokenOut.address,
    fee,
    amountIn,
    sqrtPriceLimitX96: 0,
  });
  return CurrencyAmount.fromRawAmount(tokenOut, amountOut.toString());
}
// #endregion call-static

// #region sdk-calldata
/** Quotes a route of any length, with calldata built by the SDK. */
export async function quoteRoute(
  provider: providers.Provider,
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
  const answer = await provider.call({ to: QUOTER_V2, data: calldata });
  // ethers 5 returns revert data like a result. Decoded for the called function, it
  // throws the reason; decoded as a bare number, it would pass for a quote.
  const [amountOut] = SwapQuoter.V2INTERFACE.decodeFunctionResult(
    calldata.slice(0, 10),
    answer,
  );
  return CurrencyAmount.fromRawAmount(currencyOut, amountOut.toString());
}
// #endregion sdk-calldata
