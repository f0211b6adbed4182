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
import type { providers } from 'ethers';
import type { Address, TransactionReceipt } from 'viem';
import { allow } from './allowance.ts';
import type { Wallet } from './config.ts';
import { send } from './sending.ts';

/** A router that searches routes on the machine it runs on. */
export function createRouter(provider: providers.JsonRpcProvider): AlphaRouter {
  const chainId = ChainId.MAINNET;
  const multicall = new UniswapMulticallProvider(chainId, provider);
  const pools = new V3PoolProvider(chainId, multicall);
  return new AlphaRouter({
    chainId,
    provider,
    // By default pools and pairs come from hosted files, which are gone, and a gas
    // station may be asked for the gas price. All answers can be had on chain. Pools are
    // looked for between the best-known tokens only: give a provider of your own to
    // widen that.
    v2SubgraphProvider: new StaticV2SubgraphProvider(chainId),
    v3SubgraphProvider: new StaticV3SubgraphProvider(chainId, pools),
    gasPriceProvider: new EIP1559GasPriceProvider(provider),
  });
}

/** The best route for an exact input, or null when there is none. */
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
    // Without these options the answer has a quote, but no call data.
    {
      type: SwapType.SWAP_ROUTER_02,
      recipient,
      slippageTolerance: new Percent(50, 10_000),
      deadline,
    },
    { protocols: [Protocol.V3] },
  );
}

// #region execute
/** Approves the router that the route is for, and sends the route to it. */
export async function executeRoute(
  client: Wallet,
  route: SwapRoute,
): Promise<TransactionReceipt> {
  const { methodParameters } = route;
  if (!methodParameters) throw new Error('The route has no call data');
  const to = methodParameters.to as Address;

  const { inputAmount } = route.trade;
  // Where no contract is at the address, the ether sent there is lost, without an error.
  if ((await client.getChainId()) !== inputAmount.currency.chainId) {
    throw new Error('Switch the wallet to the chain of the route');
  }
  if (!inputAmount.currency.isNative) await allow(client, to, inputAmount.wrapped);
  return send(client, to, methodParameters);
}
// #endregion execute
