/**
 * Decimals of the pair that most figures use. Its token0 is WETH and its token1 is USDC, so every price is in USDC per
 * WETH. On a network where USDC's address sorts first, prices become their reciprocals and ticks change sign.
 */
export const PAIR_DECIMALS = { decimals0: 18, decimals1: 6 } as const;

/**
 * Decimals of the same pair on Ethereum mainnet, where USDC's address sorts first. Its token0 is USDC, so a higher tick
 * is a lower price in USDC per WETH.
 */
export const MAINNET_DECIMALS = { decimals0: 6, decimals1: 18 } as const;

/** Price at which the figures make their deposit, in USDC per WETH. */
export const ENTRY_PRICE = 2_000;

/** Value of the deposit at {@link ENTRY_PRICE}, in USDC. */
export const DEPOSIT_VALUE = 10_000;

/** Tick spacing of the 0.3% fee tier. */
export const TICK_SPACING = 60;
