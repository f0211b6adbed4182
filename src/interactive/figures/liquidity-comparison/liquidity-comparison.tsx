import { ENTRY_PRICE } from '../figure-market';
import { FigureLayout } from '../../kit/figure-layout';
import {
  formatFactor,
  formatPriceWithUnit,
  formatUsdc,
  formatWeth,
} from '../../kit/figure-numbers';
import { LiquidityComparisonDrawing } from './liquidity-comparison-drawing';
import {
  describeComparison,
  FACTORS,
  liquidityComparisonCodec,
} from './liquidity-comparison-state';
import { RangeSlider } from '../../kit/range-slider';
import { Readouts } from '../../kit/named-values';
import { TokenTable } from '../../kit/token-table';
import { useAddressState } from '../../kit/use-address-state';

const ID = 'liquidity-comparison';

/** Shows why v3 needs less capital than v1 for the same depth. */
export default function LiquidityComparison() {
  const address = useAddressState(liquidityComparisonCodec);
  const comparison = describeComparison(address.state);
  const { range, v1, v3, v1Value, v3Value, times } = comparison;
  const rangeText = `${formatUsdc(range.lower)} to ${formatUsdc(range.upper)}`;
  const summary =
    `From ${rangeText} USDC per WETH, v3 provides the same depth as v1 with ` +
    `${formatFactor(times)} less capital: ${formatUsdc(v3Value)} USDC instead of ` +
    `${formatUsdc(v1Value)} USDC.`;
  return (
    <FigureLayout
      id={ID}
      title="The same depth with less capital"
      caption={`v1 keeps reserves for every price along x · y = k. A v3 position covers only the arc between two prices. It needs lower reserves, so its arc is closer to the axes by the difference (dotted). Reserves are shown at ${formatPriceWithUnit(ENTRY_PRICE)}.`}
      summary={summary}
      address={address}
      drawing={<LiquidityComparisonDrawing summary={summary} comparison={comparison} />}
      headline={
        <Readouts items={[['Same depth in range', `${formatFactor(times)} less capital`]]} />
      }
      values={
        <TokenTable
          label="Same depth in"
          lastHeading="Value, USDC"
          rows={[
            {
              name: 'v3, this range',
              weth: formatWeth(v3.amount0),
              usdc: formatUsdc(v3.amount1),
              last: formatUsdc(v3Value),
              current: true,
            },
            {
              name: 'v1, all prices',
              weth: formatWeth(v1.amount0),
              usdc: formatUsdc(v1.amount1),
              last: formatUsdc(v1Value),
            },
          ]}
        />
      }
      controls={
        <RangeSlider
          {...FACTORS}
          id={`${ID}-width`}
          label="Range"
          value={comparison.factor}
          text={rangeText}
          primary
          onChange={(factor) => address.set({ factor })}
        />
      }
    />
  );
}
