/** A price in its pool, and the usable tick nearest to it, as a figure shows them. */
export interface PriceClaim {
  readonly kind: 'price';
  /** In hundredths of a basis point. */
  readonly fee: number;
  readonly sqrtPriceX96: bigint;
  readonly tick: number;
  readonly spacing: number;
  readonly usable: { readonly tick: number; readonly sqrtPriceX96: bigint };
}

/** A position that is minted, amounts in the tokens' smallest units. */
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

/** A trade with a v1 pair, in the tokens' smallest units. */
export interface TradeClaim {
  readonly kind: 'trade';
  readonly before: { readonly reserve0: bigint; readonly reserve1: bigint };
  /** The token that goes in. */
  readonly sell: 'token0' | 'token1';
  /** Which amount is given. */
  readonly exact: 'in' | 'out';
  readonly amountIn: bigint;
  readonly amountOut: bigint;
  readonly after: { readonly reserve0: bigint; readonly reserve1: bigint };
}

/** What a figure says that the contracts compute, with what it has computed it of. */
export type Claim = PriceClaim | MintClaim | TradeClaim;
