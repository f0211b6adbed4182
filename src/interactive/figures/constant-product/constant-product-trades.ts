import type { TradeClaim } from '../../../protocol/liquidity/claim';
import { curveCodec, type CurveDescription, type CurveState } from './constant-product-state';

/** The figure's anchor, which is also the prefix of the ids in it. */
export const CURVE_ID = 'constant-product-curve';

/** The trades that the pages use as worked examples. */
export const CURVE_EXAMPLES: readonly { readonly name: string; readonly state: CurveState }[] = [
  { name: '1,000 in', state: { ...curveCodec.defaults, exact: 'in', amount: 1_000n } },
  { name: '1,000 out', state: { ...curveCodec.defaults, exact: 'out', amount: 1_000n } },
  {
    name: '1 WETH, at 2,000 USDC',
    state: {
      reserve0: 500n * 10n ** 18n,
      reserve1: 1_000_000n * 10n ** 6n,
      sell: 'token0',
      exact: 'in',
      amount: 10n ** 18n,
    },
  },
];

/** Returns the figure's numbers as a claim that is checked with the v1 router and a pair. */
export const tradeClaim = (
  { before, after, trade }: CurveDescription,
  { sell, exact }: CurveState,
): TradeClaim => ({
  kind: 'trade',
  before,
  sell,
  exact,
  amountIn: trade.amountIn,
  amountOut: trade.amountOut,
  after,
});
