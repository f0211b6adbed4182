import type { Address } from 'viem';

/** Ethereum mainnet tokens used in examples, by symbol. */
export const KNOWN_TOKENS = {
  DAI: '0x6B175474E89094C44Da98b954EedeAC495271d0F',
  USDC: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  USDT: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
  WBTC: '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599',
  WETH: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
} as const satisfies Record<string, Address>;

const symbols = new Map<string, string>(
  Object.entries(KNOWN_TOKENS).map(([symbol, address]) => [address, symbol]),
);

/**
 * Returns the symbol of a token used in examples; undefined for other tokens. The address must be checksummed (EIP-55).
 */
export const symbolOf = (address: string): string | undefined => symbols.get(address);

/** Returns a token's name for use in a sentence: its symbol, or its shortened address if its symbol isn't known. */
export const nameToken = (address: string): string =>
  symbolOf(address) ?? `${address.slice(0, 6)}…${address.slice(-4)}`;
