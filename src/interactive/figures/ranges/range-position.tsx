/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import type { CSSProperties } from 'react';
import { FigureLayout } from '../../kit/figure-layout';
import {
  formatFactor,
  formatPrice,
  formatPriceWithUnit,
  formatShare,
  formatTick,
  formatUsdc,
  formatWeth,
} from '../../kit/figure-numbers';
import { token0Fill, token1Fill } from '../../kit/figure-styles';
import { Readouts } from '../../kit/named-values';
import { RangeSlider } from '../../kit/range-slider';
import { TokenTable } from '../../kit/token-table';
import { useAddressState } from '../../kit/use-address-state';
import { DEPOSIT_VALUE, ENTRY_PRICE, TICK_SPACING } from '../figure-market';
import { RangePositionDrawing } from './range-position-drawing';
import {
  boundPrice,
  describePosition,
  HIGHEST_TICK,
  lowerTickBelow,
  LOWEST_TICK,
  type PositionDescription,
  PRICE_STEPS,
  priceAtStep,
  rangePositionCodec,
  stepAtPrice,
  upperTickAbove,
} from './range-position-state';

const bar = css({
  display: 'flex',
  height: 12,
  margin: 'var(--space-1) 0 var(--space-3)',
  borderRadius: 'var(--radius-sm)',
  overflow: 'hidden',
  outline: '1px solid var(--border-strong)',
});

const first = css({ width: 'var(--share)' });
const second = css({ flex: 1 });

/** A bar split between WETH (plain) and USDC (hatched). Other parts of the figure show the shares as text. */
function ShareBar({ share0 }: { readonly share0: number }) {
  const style: CSSProperties & { '--share': string } = {
    '--share': `${(share0 * 100).toFixed(2)}%`,
  };
  return (
    <div css={bar} style={style} aria-hidden="true">
      <div css={[token0Fill, first]} />
      <div css={[token1Fill, second]} />
    </div>
  );
}

const ID = 'range-position';

const STATUS_TEXT = {
  below: 'Below range',
  'in-range': 'In range',
  above: 'Above range',
} as const;

function summarise({ range, price, amounts, value, share0, ...rest }: PositionDescription) {
  return (
    `At ${formatPriceWithUnit(price)}, ${STATUS_TEXT[rest.status].toLowerCase()} from ` +
    `${formatPrice(range.lower)} to ${formatPrice(range.upper)}, the position holds ` +
    `${formatWeth(amounts.amount0)} WETH and ${formatUsdc(amounts.amount1)} USDC, worth ` +
    `${formatUsdc(value)} USDC, ${formatShare(share0)} of it in WETH. Its liquidity in range is ` +
    `${formatFactor(rest.efficiency)} that of the same deposit in v1.`
  );
}

/** Shows a v3 position between two prices, and how a moving price changes it. */
export default function RangePosition() {
  const address = useAddressState(rangePositionCodec);
  const { state, set } = address;
  const position = describePosition(state);
  const summary = summarise(position);
  const bounds = { min: LOWEST_TICK, max: HIGHEST_TICK, step: TICK_SPACING };
  return (
    <FigureLayout
      id={ID}
      title="A position between two prices"
      caption={`A deposit worth ${formatUsdc(DEPOSIT_VALUE)} USDC is made at ${formatPriceWithUnit(ENTRY_PRICE)}, and then the price moves. Fees are ignored.`}
      summary={summary}
      address={address}
      drawing={
        <RangePositionDrawing id={ID} summary={summary} position={position} deposit={ENTRY_PRICE} />
      }
      headline={
        <Readouts
          items={[
            ['Price is', STATUS_TEXT[position.status]],
            ['Capital efficiency', formatFactor(position.efficiency)],
            ['Value in WETH', formatShare(position.share0)],
          ]}
        />
      }
      values={
        <>
          <ShareBar share0={position.share0} />
          <TokenTable
            label="Deposit in"
            lastHeading="Value, USDC"
            rows={[
              {
                name: 'v3, this range',
                weth: formatWeth(position.amounts.amount0),
                usdc: formatUsdc(position.amounts.amount1),
                last: formatUsdc(position.value),
                current: true,
              },
              {
                name: 'v1, all prices',
                weth: formatWeth(position.v1Amounts.amount0),
                usdc: formatUsdc(position.v1Amounts.amount1),
                last: formatUsdc(position.v1Value),
              },
            ]}
          />
        </>
      }
      controls={
        <>
          <RangeSlider
            id={`${ID}-price`}
            label="Price"
            min={-PRICE_STEPS}
            max={PRICE_STEPS}
            step={1}
            value={stepAtPrice(state.price)}
            text={formatPrice(position.price)}
            primary
            onChange={(step) => set({ price: priceAtStep(step) })}
          />
          <RangeSlider
            {...bounds}
            id={`${ID}-lower`}
            label="Lower bound"
            value={state.lowerTick}
            text={formatPrice(boundPrice(state.lowerTick))}
            note={`tick ${formatTick(state.lowerTick)}`}
            onChange={(tick) => set({ lowerTick: lowerTickBelow(tick, state.upperTick) })}
          />
          <RangeSlider
            {...bounds}
            id={`${ID}-upper`}
            label="Upper bound"
            value={state.upperTick}
            text={formatPrice(boundPrice(state.upperTick))}
            note={`tick ${formatTick(state.upperTick)}`}
            onChange={(tick) => set({ upperTick: upperTickAbove(tick, state.lowerTick) })}
          />
        </>
      }
    />
  );
}
