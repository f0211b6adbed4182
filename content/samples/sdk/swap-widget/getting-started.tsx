// SPDX-License-Identifier: MIT
import { type Eip1193Provider, SwapWidget, type TokenInfo } from '@uniswap/widgets';
import '@uniswap/widgets/fonts.css';

// #region minimal
/** Renders the widget with its own connection. It offers the visitor's wallets itself. */
export function Swap() {
  return <SwapWidget />;
}
// #endregion minimal

// #region with-provider
// Outside the component, because a new object makes the widget rebuild all connections.
const RPC_URLS = { 1: ['https://ethereum.example/rpc'] };

/** Renders the widget in an app that already has a connected wallet. */
export function SwapWithWallet({ provider }: { provider: Eip1193Provider }) {
  return (
    <SwapWidget
      // With a provider, the widget signs with it and hides its own wallet buttons.
      provider={provider}
      hideConnectionUI
      // For reading without a wallet. Also offered to a wallet that lacks a chain.
      jsonRpcUrlMap={RPC_URLS}
    />
  );
}
// #endregion with-provider

// #region tokens
/** The only tokens that can be selected. A URL of a token list works as well. */
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

/** Renders the widget with 100 DAI entered, to be sold for USDC. */
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
/** Keeps 0.20% of the swap's output for the app. */
export function SwapWithFee({ treasury }: { treasury: string }) {
  // Basis points: 20 is 0.20%. Without a recipient, an error replaces the form.
  return <SwapWidget convenienceFee={20} convenienceFeeRecipient={treasury} />;
}
// #endregion fee
