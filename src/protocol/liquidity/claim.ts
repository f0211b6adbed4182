/** A price that a figure shows, with the usable tick nearest to it. */
export interface PriceClaim {
  readonly kind: 'price';
  /** In hundredths of a basis point. */
  readonly fee: number;
  readonly sqrtPriceX96: bigint;
  readonly tick: number;
  readonly spacing: number;
  readonly usable: { readonly tick: number; readonly sqrtPriceX96: bigint };
}

/** A position to mint and the results that a figure shows, with amounts in base units. */
export interface MintClaim {
  readonly kind: 'mint';
  /** In hundredths of a basis point. */
  readonly fee: number;
  readonly sqrtPriceX96: bigint;
  readonly tickLower: number;
  readonly tickUpper: number;
  readonly desired: { readonly amount0: bigint; readonly amount1: bigint };
  readonly liquidity: bigint;
  readonly amount0: bigint;
  readonly amount1: bigint;
}

/** A trade with a v1 pair and the results that a figure shows, in base units. */
export interface TradeClaim {
  readonly kind: 'trade';
  readonly before: { readonly reserve0: bigint; readonly reserve1: bigint };
  /** The input token. */
  readonly sell: 'token0' | 'token1';
  /** Which amount the reader entered; the other one was computed. */
  readonly exact: 'in' | 'out';
  readonly amountIn: bigint;
  readonly amountOut: bigint;
  readonly after: { readonly reserve0: bigint; readonly reserve1: bigint };
}

/** The inputs and results of a figure, which can be checked with the contracts. */
export type Claim = PriceClaim | MintClaim | TradeClaim;
