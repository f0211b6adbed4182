import { MAX_SQRT_RATIO, MIN_SQRT_RATIO } from '../../../protocol/liquidity/sqrt-ratio';
import { priceLabCodec, type PriceLabState } from './price-lab-state';

/** Anchor of the figure, and prefix of the ids in it. */
export const PRICE_LAB_ID = 'price-lab';

interface PricePreset {
  readonly name: string;
  readonly change: Partial<PriceLabState>;
}

/** Notable prices. The extremes keep the reader's tokens and fee tier. */
export const PRICE_PRESETS: readonly PricePreset[] = [
  { name: '2,000 USDC per WETH', change: priceLabCodec.defaults },
  {
    name: '1 USDC per DAI',
    change: {
      source: 'price',
      text: '1',
      token0: { symbol: 'DAI', decimals: 18 },
      token1: { symbol: 'USDC', decimals: 6 },
      fee: 100,
    },
  },
  { name: 'Lowest', change: { source: 'sqrt', text: MIN_SQRT_RATIO.toString() } },
  { name: 'Highest', change: { source: 'sqrt', text: MAX_SQRT_RATIO.toString() } },
];
