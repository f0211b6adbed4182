// SPDX-License-Identifier: MIT
import { type Eip1193Provider, SwapWidget, type TokenInfo } from '@uniswap/widgets';
import '@uniswap/widgets/fonts.css';

// #region minimal
/** The widget with its own connection: it offers the visitor's wallets by itself. */
export function Swap() {
  return <SwapWidget />;
}
// #endregion minimal

// #region with-provider
// Not inside the component: for a new object the widget makes all its connections anew.
const RPC_URLS = { 1: ['https://ethereum.example/rpc'] };

/** The widget in an app that has a connected wallet already. */
export function SwapWithWallet({ provider }: { provider: Eip1193Provider }) {
  return (
    <SwapWidget
      // Given this, the widget signs with it and shows no wallet buttons of its own.
      provider={provider}
      hideConnectionUI
      // To read from without a wallet. A wallet that lacks a chain is offered it too.
      jsonRpcUrlMap={RPC_URLS}
    />
  );
}
// #endregion with-provider

// #region tokens
/** Only these can be chosen. A URL of a token list works as well. */
export const TOKENS: TokenInfo[] = [
  {
    chainId: 1,
    address: '0x6B175474E89094C44Da98b954EedeAC495271d0F',
    symbol: 'DAI',
    name: 'Dai Stablecoin',
    decimals: 18,
  },
  {
    chainId: 1,
    address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    symbol: 'USDC',
    name: 'USD Coin',
    decimals: 6,
  },
];

/** Opens with 100 DAI to be sold for USDC. */
export function SwapDaiForUsdc() {
  return (
    <SwapWidget
      tokenList={TOKENS}
      defaultInputTokenAddress={TOKENS[0]?.address}
      defaultInputAmount={100}
      defaultOutputTokenAddress={TOKENS[1]?.address}
    />
  );
}
// #endregion tokens

// #region fee
/** Keeps 0.20% of what the swap brings for the app. */
export function SwapWithFee({ treasury }: { treasury: string }) {
  // Basis points: 20 is 0.20%. Without a recipient you see an error, and no form.
  return <SwapWidget convenienceFee={20} convenienceFeeRecipient={treasury} />;
}
// #endregion fee
