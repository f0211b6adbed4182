/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { Choices, ControlStack, Shortcuts } from '../../kit/control-groups';
import { FactList } from '../../kit/fact-list';
import { DEPOSIT_VALUE, ENTRY_PRICE } from '../figure-market';
import { FigureLayout } from '../../kit/figure-layout';
import {
  dayWord,
  formatChange,
  formatDays,
  formatPrice,
  formatPriceWithUnit,
  formatRatio,
  formatUsdc,
  formatWeth,
  PRICE_UNIT,
} from '../../kit/figure-numbers';
import { RangeSlider } from '../../kit/range-slider';
import { Readouts } from '../../kit/named-values';
import { ReturnsDrawing } from './returns-drawing';
import {
  DAYS,
  describeReturns,
  MOST_RATIO,
  PROVIDER_FEES,
  RATIO_STEPS,
  ratioAtStep,
  returnsCodec,
  stepAtRatio,
  TURNOVER,
  type ReturnsDescription,
  type ReturnsState,
} from './returns-state';
import { TokenTable, type TokenTableRow } from '../../kit/token-table';
import { useAddressState } from '../../kit/use-address-state';

const ID = 'returns-explorer';

const formula = css({
  padding: 'var(--space-2) 0',
  borderTop: '1px solid var(--border)',
  color: 'var(--text-muted)',
  // No box around a formula, because the figure's frame already sets it apart.
  '&& code': {
    display: 'block',
    padding: 0,
    border: 0,
    background: 'none',
    color: 'var(--text)',
    fontFamily: 'var(--font-mono)',
    fontSize: 'var(--size-xs)',
  },
});

const FEES = PROVIDER_FEES.map(
  (fee) => [fee, `${fee}%${fee === 0.3 ? '' : ', protocol fee on'}`] as const,
);
const EXAMPLES = [0.5, 1, 1.25, 1.5, 2, 4];

const days = (count: number): string =>
  Number.isFinite(count) ? formatDays(Math.ceil(count)) : 'never';

const clamp = (ratio: number): number => Math.min(Math.max(ratio, 1 / MOST_RATIO), MOST_RATIO);

function row(name: string, part: ReturnsDescription['held'], current = false): TokenTableRow {
  const { amounts, value } = part;
  return {
    name,
    weth: formatWeth(amounts.amount0),
    usdc: formatUsdc(amounts.amount1),
    last: formatUsdc(value),
    current,
  };
}

function summarise(returns: ReturnsDescription, state: ReturnsState): string {
  return (
    `At ${formatRatio(state.ratio)} the price of the deposit, the value of the pool share compared with ` +
    `holding is ${formatChange(returns.loss)} without fees. After ${formatDays(state.days)} with ` +
    `${state.turnover}% of the pool traded per day, it is ${formatChange(returns.total)} with fees. ` +
    `Time to break even: ${days(returns.breakEvenDays)}.`
  );
}

/** Shows the value of a v1 pool share relative to holding its tokens, and the time that fees need to catch up. */
export default function ReturnsExplorer() {
  const address = useAddressState(returnsCodec);
  const { state, set } = address;
  const returns = describeReturns(state);
  const { breakEven } = returns;
  const summary = summarise(returns, state);
  return (
    <FigureLayout
      id={ID}
      title="A pool share compared with holding"
      caption={`A deposit worth ${formatUsdc(DEPOSIT_VALUE)} USDC goes into a v1 pair at ${formatPriceWithUnit(ENTRY_PRICE)}. Then the price changes, and trades pay fees. In the shaded band, the fees make up for the price change.`}
      summary={summary}
      address={address}
      drawing={
        <ReturnsDrawing
          summary={summary}
          returns={returns}
          onDrag={(to) => set({ ratio: ratioAtStep(stepAtRatio(clamp(to))) })}
        />
      }
      headline={
        <Readouts
          items={[
            ['Without fees', formatChange(returns.loss)],
            ['With fees', formatChange(returns.total)],
            ['Break-even', days(returns.breakEvenDays)],
          ]}
        />
      }
      values={
        <>
          <TokenTable
            label={`At ${formatRatio(state.ratio)} the price`}
            lastHeading="Value, USDC"
            rows={[
              row('held', returns.held),
              row('share, no fees', returns.share),
              row('share with fees', returns.shareWithFees, true),
            ]}
          />
          <FactList
            facts={[
              ['Price now', formatPrice(returns.price), PRICE_UNIT],
              ['Fees add', formatChange(returns.growth - 1), 'to the share'],
              [
                'Break-even now',
                `${formatPrice(ENTRY_PRICE * breakEven.fall)} to ${formatPrice(ENTRY_PRICE * breakEven.rise)}`,
                PRICE_UNIT,
              ],
            ]}
          />
          <div css={formula}>
            With r = {formatRatio(state.ratio).replace('×', '')}, the current price divided by the
            price at the deposit, and g, the growth from fees in {formatDays(state.days)}:
            <code translate="no">
              without fees: 2√r / (1 + r) − 1 = {formatChange(returns.loss)}
            </code>
            <code translate="no">
              g = (1 + {state.fee}% × {state.turnover}%)^{state.days} = {returns.growth.toFixed(4)}
            </code>
            <code translate="no">
              with fees: 2√r / (1 + r) × g − 1 = {formatChange(returns.total)}
            </code>
          </div>
        </>
      }
      controls={
        <ControlStack>
          <RangeSlider
            id={`${ID}-ratio`}
            label="Price change"
            min={-RATIO_STEPS}
            max={RATIO_STEPS}
            step={1}
            value={stepAtRatio(state.ratio)}
            text={formatRatio(state.ratio)}
            unit="the price at the deposit"
            primary
            onChange={(step) => set({ ratio: ratioAtStep(step) })}
          />
          <Shortcuts
            label="Price changes"
            items={EXAMPLES.map((to) => [formatRatio(to), () => set({ ratio: to })] as const)}
          />
          <RangeSlider
            {...TURNOVER}
            id={`${ID}-turnover`}
            label="Volume per day"
            value={state.turnover}
            text={`${state.turnover}%`}
            unit="of the pair’s value"
            onChange={(turnover) => set({ turnover })}
          />
          <RangeSlider
            {...DAYS}
            id={`${ID}-days`}
            label="Time"
            value={state.days}
            text={formatUsdc(state.days)}
            unit={dayWord(state.days)}
            onChange={(to) => set({ days: to })}
          />
          <Choices
            id={`${ID}-fee`}
            label="Fee kept by liquidity providers"
            options={FEES}
            value={state.fee}
            onChange={(fee) => set({ fee })}
          />
        </ControlStack>
      }
    />
  );
}
