/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { Fragment, type ReactNode } from 'react';
import { type Fraction, groupDigits } from '../../../protocol/exact/fraction';
import { FactList } from '../../kit/fact-list';
import { FigureLayout } from '../../kit/figure-layout';
import { Readouts } from '../../kit/named-values';
import { CURRENT } from '../../kit/names';
import { useDraft } from '../../kit/number-field';
import { amountTable } from '../../kit/table-styles';
import { useAddressState } from '../../kit/use-address-state';
import { type Checkable, CheckOnChainButton } from '../check-on-chain';
import { formatExact, shortInteger, showFraction } from '../exact-numbers';
import { ConstantProductControls } from './constant-product-controls';
import { ConstantProductDrawing } from './constant-product-drawing';
import { CURVE_ID, tradeClaim } from './constant-product-trades';
import {
  atReserve0,
  curveCodec,
  type CurveDescription,
  type CurveState,
  describeCurve,
} from './constant-product-state';

const spaced = css({ marginBottom: 'var(--space-2)' });

/** Renders a number with an optional sign. Long numbers wrap only after a comma. */
function show(value: bigint, sign = ''): ReactNode {
  const groups = `${sign}${groupDigits(value.toString())}`.split(',');
  return groups.map((group, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {index < groups.length - 1 ? `${group},` : group}
    </Fragment>
  ));
}

/** Shows both reserves in base units, before and after a trade. */
function ReserveTable({ curve }: { readonly curve: CurveDescription }) {
  const { trade } = curve;
  const isSold0 = curve.buy === 'token1';
  return (
    <table css={[amountTable, spaced]}>
      <thead>
        <tr>
          <th scope="col">Reserves</th>
          <th scope="col">token0</th>
          <th scope="col">token1</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">before</th>
          <td>{show(curve.before.reserve0)}</td>
          <td>{show(curve.before.reserve1)}</td>
        </tr>
        <tr>
          <th scope="row">change</th>
          <td>{show(isSold0 ? trade.amountIn : trade.amountOut, isSold0 ? '+' : '−')}</td>
          <td>{show(isSold0 ? trade.amountOut : trade.amountIn, isSold0 ? '−' : '+')}</td>
        </tr>
        <tr {...{ [CURRENT]: '' }}>
          <th scope="row">after</th>
          <td>{show(curve.after.reserve0)}</td>
          <td>{show(curve.after.reserve1)}</td>
        </tr>
      </tbody>
    </table>
  );
}

const UNIT = 'token1 per token0';

const whole = (value: bigint): string => formatExact(value.toString());
const price = (value: Fraction): string => showFraction(value, 8);
const share = ({ numerator, denominator }: Fraction): string =>
  `${showFraction({ numerator: numerator * 100n, denominator }, 4)}%`;

function summarise({ trade, buy, prices, after }: CurveDescription, sell: string): string {
  return (
    `${whole(trade.amountIn)} ${sell} in, ${whole(trade.amountOut)} ${buy} out. The price moves ` +
    `from ${price(prices.before)} to ${price(prices.after)} ${UNIT}; the trade executes at ` +
    `${price(prices.execution)}. Reserves after: ${whole(after.reserve0)} token0 and ` +
    `${whole(after.reserve1)} token1.`
  );
}

/** Shows a v1 pair's curve and one trade on it, exact to the base unit. */
export default function ConstantProductCurve({ check }: Checkable) {
  const address = useAddressState(curveCodec);
  const draft = useDraft();
  const { state } = address;
  const curve = describeCurve(state);
  const { trade, prices, buy } = curve;
  const summary = summarise(curve, state.sell);
  const set = (next: CurveState) => {
    draft.discard();
    address.set(next);
  };
  const reset = () => {
    draft.discard();
    address.reset();
  };
  return (
    <FigureLayout
      id={CURVE_ID}
      title="A trade along x · y = k"
      caption="Amounts are in base units, with the same rounding as in the contracts. Drag the point to the right of the start to sell token0, or to the left to sell token1. The slope of the straight line between the points is the execution price."
      summary={summary}
      problem={draft.invalid?.problem}
      address={{ ...address, reset }}
      drawing={
        <ConstantProductDrawing
          summary={summary}
          curve={curve}
          sell={state.sell}
          onDrag={(multiple) => set(atReserve0(state, multiple))}
        />
      }
      headline={
        <Readouts
          items={[
            [
              state.exact === 'in' ? 'Exact input' : 'Input needed',
              shortInteger(trade.amountIn),
              state.sell,
            ],
            [state.exact === 'in' ? 'Output' : 'Exact output', shortInteger(trade.amountOut), buy],
          ]}
        />
      }
      values={
        <>
          <ReserveTable curve={curve} />
          <FactList
            facts={[
              ['Price before', price(prices.before), UNIT],
              ['Execution price', price(prices.execution), UNIT],
              ['Price after', price(prices.after), UNIT],
              ['Price impact with fee', share(trade.impactWithFee)],
              ['Price impact without fee', share(trade.impactWithoutFee)],
              ['Fee, 0.3% of the input', showFraction(trade.fee, 12), state.sell],
              [
                'k grows by',
                share({ numerator: trade.kAfter - trade.kBefore, denominator: trade.kBefore }),
              ],
            ]}
          />
        </>
      }
      check={check && <CheckOnChainButton check={check} claim={tradeClaim(curve, state)} />}
      controls={
        <ConstantProductControls
          state={state}
          curve={curve}
          draft={draft}
          set={set}
          type={address.set}
        />
      }
    />
  );
}
