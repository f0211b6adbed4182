/** A price in its pool and the usable tick nearest to it, as shown in a figure. */
export interface PriceClaim {
  readonly kind: 'price';
  /** In hundredths of a basis point. */
  readonly fee: number;
  readonly sqrtPriceX96: bigint;
  readonly tick: number;
  readonly spacing: number;
  readonly usable: { readonly tick: number; readonly sqrtPriceX96: bigint };
}

/** A minted position, with amounts in base units. */
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

/** A trade with a v1 pair, in base units. */
export interface TradeClaim {
  readonly kind: 'trade';
  readonly before: { readonly reserve0: bigint; readonly reserve1: bigint };
  /** The input token. */
  readonly sell: 'token0' | 'token1';
  /** Which of the two amounts the reader entered. */
  readonly exact: 'in' | 'out';
  readonly amountIn: bigint;
  readonly amountOut: bigint;
  readonly after: { readonly reserve0: bigint; readonly reserve1: bigint };
}

/** Numbers that, according to a figure, the contracts compute from the given inputs. */
export type Claim = PriceClaim | MintClaim | TradeClaim;
