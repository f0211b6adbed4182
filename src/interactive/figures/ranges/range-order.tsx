/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { averageExecutionPrice } from '../../../protocol/liquidity/range-order';
import { FigureLayout } from '../../kit/figure-layout';
import {
  formatPrice,
  formatPriceWithUnit,
  formatShare,
  formatUsdc,
  formatWeth,
} from '../../kit/figure-numbers';
import { RangeOrderDrawing } from './range-order-drawing';
import {
  describeOrder,
  ORDER_AMOUNT,
  ORDER_AXIS,
  ORDER_RANGE,
  rangeOrderCodec,
  type OrderDescription,
} from './range-order-state';
import { RangeSlider } from '../../kit/range-slider';
import { Readouts } from '../../kit/named-values';
import { TokenTable, type TokenTableRow } from '../../kit/token-table';
import { useAddressState } from '../../kit/use-address-state';

const ID = 'range-order';

// Reserves the height of the longest advice, so that the page below doesn't move when the advice changes.
const advice = css({ minHeight: '4.5em', margin: 0, color: 'var(--text-muted)' });

function toRow(name: string, order: OrderDescription, current = false): TokenTableRow {
  return {
    name,
    weth: formatWeth(order.amounts.amount0),
    usdc: formatUsdc(order.amounts.amount1),
    last: order.averagePrice === undefined ? '–' : formatPrice(order.averagePrice),
    current,
  };
}

function nextStep({ price, fraction }: OrderDescription): string {
  if (fraction === 0)
    return 'Nothing has been sold yet, because the price has not entered the range.';
  if (price >= ORDER_RANGE.upper) {
    return 'Filled. Withdraw now, or the WETH is bought back when the price falls.';
  }
  return 'Partly filled. If the price falls, the sold WETH is bought back at the same prices.';
}

function summarise(order: OrderDescription): string {
  return (
    `At ${formatPriceWithUnit(order.price)}, ${formatShare(order.fraction)} of the order is sold: ` +
    `it holds ${formatWeth(order.amounts.amount0)} WETH and ` +
    `${formatUsdc(order.amounts.amount1)} USDC. ${nextStep(order)}`
  );
}

const whenBelow = describeOrder(ORDER_RANGE.lower);
const whenAbove = describeOrder(ORDER_RANGE.upper);

/** Shows a one-sided position that sells WETH as the price rises through its range. */
export default function RangeOrder() {
  const address = useAddressState(rangeOrderCodec);
  const order = describeOrder(address.state.price);
  const summary = summarise(order);
  return (
    <FigureLayout
      id={ID}
      title="Selling through a range"
      caption={`A deposit of ${ORDER_AMOUNT} WETH, made while the price is below the range from ${formatPrice(ORDER_RANGE.lower)} to ${formatPriceWithUnit(ORDER_RANGE.upper)}, is sold gradually as the price rises. Fees are ignored.`}
      summary={summary}
      address={address}
      drawing={<RangeOrderDrawing id={ID} summary={summary} order={order} />}
      headline={
        <Readouts
          items={[
            ['Sold', formatShare(order.fraction)],
            ['Average if filled', formatPrice(averageExecutionPrice(ORDER_RANGE)), 'USDC per WETH'],
          ]}
        />
      }
      values={
        <TokenTable
          label="Withdrawn"
          lastHeading="Avg. price"
          rows={[
            toRow('below range', whenBelow),
            toRow('at this price', order, true),
            toRow('above range', whenAbove),
          ]}
        />
      }
      controls={
        <>
          <RangeSlider
            id={`${ID}-price`}
            label="Price"
            min={ORDER_AXIS.lower}
            max={ORDER_AXIS.upper}
            step={ORDER_AXIS.step}
            value={order.price}
            text={formatPrice(order.price)}
            primary
            onChange={(price) => address.set({ price })}
          />
          <p css={advice}>{nextStep(order)}</p>
        </>
      }
    />
  );
}
