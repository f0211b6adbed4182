// SPDX-License-Identifier: MIT
import { type Currency, CurrencyAmount, type Token, TradeType } from '@uniswap/sdk-core';
import quoterArtifact from '@uniswap/v3-periphery/artifacts/contracts/lens/QuoterV2.sol/QuoterV2.json';
import { type FeeAmount, type Pool, Route, SwapQuoter } from '@uniswap/v3-sdk';
import { Contract, type providers } from 'ethers';
import { QUOTER_V2 } from './config.ts';

// #region call-static
/**
 * Asks the quoter contract what a swap in one pool would give.
 *
 * @param amountIn in the smallest unit of tokenIn
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
  // runs it on the node, without a transaction. (ethers 6: quoter.fn.staticCall.)
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
/** The same for a route of any length, with the call's data made by the SDK. */
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
  // ethers 5 hands over the data of a revert as if it were the answer. Decoded for the
  // function that was called it throws the reason; as a bare number it would be a quote.
  const [amountOut] = SwapQuoter.V2INTERFACE.decodeFunctionResult(
    calldata.slice(0, 10),
    answer,
  );
  return CurrencyAmount.fromRawAmount(currencyOut, amountOut.toString());
}
// #endregion sdk-calldata
