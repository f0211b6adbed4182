/**
 * The pair all figures share: token0 is WETH (18 decimals), token1 is USDC (6 decimals), so every
 * price is token1 per token0, USDC per WETH. On a network where USDC's address sorts first the
 * pool turns round: prices become their reciprocals and ticks change sign.
 */
export const PAIR_DECIMALS = { decimals0: 18, decimals1: 6 } as const;

/**
 * The same pair in the order of Ethereum mainnet, where USDC's address sorts first: token0 is USDC, so a higher tick is
 * a lower price in USDC per WETH.
 */
export const MAINNET_DECIMALS = { decimals0: 6, decimals1: 18 } as const;

/** Price at which every figure makes its deposit, in USDC per WETH. */
export const ENTRY_PRICE = 2_000;

/** Worth of the deposit at {@link ENTRY_PRICE}, in USDC. */
export const DEPOSIT_VALUE = 10_000;

/** Tick spacing of the 0.3% fee tier. */
export const TICK_SPACING = 60;
