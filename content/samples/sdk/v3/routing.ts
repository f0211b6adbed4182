// SPDX-License-Identifier: MIT
import { Protocol } from '@uniswap/router-sdk';
import {
  type Currency,
  type CurrencyAmount,
  Percent,
  TradeType,
} from '@uniswap/sdk-core';
import {
  AlphaRouter,
  ChainId,
  EIP1559GasPriceProvider,
  StaticV2SubgraphProvider,
  StaticV3SubgraphProvider,
  type SwapRoute,
  SwapType,
  UniswapMulticallProvider,
  V3PoolProvider,
} from '@uniswap/smart-order-router';
import type { providers, Signer } from 'ethers';
import { allow } from './allowance.ts';
import { send } from './sending.ts';

// #region create-router
/** Creates a router that searches for routes on the machine it runs on. */
export function createRouter(provider: providers.JsonRpcProvider): AlphaRouter {
  const chainId = ChainId.MAINNET;
  const multicall = new UniswapMulticallProvider(chainId, provider);
  const pools = new V3PoolProvider(chainId, multicall);
  return new AlphaRouter({
    chainId,
    provider,
    // By default, pools and pairs come from hosted files, which are gone, and the gas
    // price may come from a gas station. You can read all of this on-chain instead. The
    // search covers only pools between the best-known tokens: pass your own provider to
    // widen it.
    v2SubgraphProvider: new StaticV2SubgraphProvider(chainId),
    v3SubgraphProvider: new StaticV3SubgraphProvider(chainId, pools),
    gasPriceProvider: new EIP1559GasPriceProvider(provider),
  });
}
// #endregion create-router

// #region find-route
/** Finds the best route for an exact input. Returns null if there is none. */
export async function findRoute(
  router: AlphaRouter,
  amountIn: CurrencyAmount<Currency>,
  currencyOut: Currency,
  recipient: string,
  deadline: number,
): Promise<SwapRoute | null> {
  return router.route(
    amountIn,
    currencyOut,
    TradeType.EXACT_INPUT,
    // Without these options, the result has a quote but no calldata.
    {
      type: SwapType.SWAP_ROUTER_02,
      recipient,
      slippageTolerance: new Percent(50, 10_000),
      deadline,
    },
    { protocols: [Protocol.V3] },
  );
}
// #endregion find-route

// #region execute
/** Approves the router that the route is for, and sends the route to it. */
export async function executeRoute(
  signer: Signer,
  route: SwapRoute,
): Promise<providers.TransactionReceipt> {
  const { methodParameters } = route;
  if (!methodParameters) throw new Error('The route has no call data');
  const { to } = methodParameters;

  const { inputAmount } = route.trade;
  // If no contract exists at the address, ether sent there is lost without an error.
  if ((await signer.getChainId()) !== inputAmount.currency.chainId) {
    throw new Error('Switch the wallet to the chain of the route');
  }
  if (!inputAmount.currency.isNative) await allow(signer, to, inputAmount.wrapped);
  return send(signer, to, methodParameters);
}
// #endregion execute
