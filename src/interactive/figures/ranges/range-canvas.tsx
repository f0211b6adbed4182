import {
  boundText,
  mintClaim,
  STATUS_TEXT,
  summarise,
  usdc,
  weth,
  whole,
} from './range-canvas-results';
import { feeName, fullRange, TICK_SPACINGS } from '../../../protocol/liquidity/tick-math';
import { CheckOnChainButton, type Checkable } from '../check-on-chain';
import { Choices, ControlStack, FieldColumns, Shortcuts } from '../../kit/control-groups';
import { FactList } from '../../kit/fact-list';
import { FigureLayout } from '../../kit/figure-layout';
import { formatFactor, formatPrice, formatTick } from '../../kit/figure-numbers';
import { MintTable, RangeCanvasDrawing } from './range-canvas-drawing';
import {
  axisTicks,
  describeCanvas,
  rangeCanvasCodec,
  readDesired,
  spacingOf,
  usableTickAt,
  withBound,
  withFee,
  withPrices,
  type RangeCanvasState,
} from './range-canvas-state';
import { PRICE_STEPS, priceAtStep, stepAtPrice } from './range-position-state';
import { RangeSlider } from '../../kit/range-slider';
import { Readouts } from '../../kit/named-values';
import { NumberField, useDraft } from '../../kit/number-field';
import { useAddressState } from '../../kit/use-address-state';

const ID = 'range-canvas';

const FEES = [...TICK_SPACINGS.keys()].map((fee) => [fee, feeName(fee)] as const);

function examplesOf(state: RangeCanvasState): readonly (readonly [string, RangeCanvasState])[] {
  const { price, fee } = state;
  const { lower, upper } = fullRange(spacingOf(fee));
  return [
    ['±5%', withPrices(state, price / 1.05, price * 1.05)],
    ['±25%', withPrices(state, price / 1.25, price * 1.25)],
    ['Full range', { ...state, lowerTick: lower, upperTick: upper }],
    ['Above the price', withPrices(state, price * 1.05, price * 1.25)],
    ['Below the price', withPrices(state, price / 1.25, price / 1.05)],
  ];
}

/** Shows a position before it is minted. Readers choose its range, and see its liquidity and exact amounts. */
export default function RangeCanvas({ check }: Checkable) {
  const address = useAddressState(rangeCanvasCodec);
  const draft = useDraft();
  const { state } = address;
  const canvas = describeCanvas(state);
  const summary = summarise(canvas, state);
  const axis = axisTicks(canvas.spacing);
  const set = (change: Partial<RangeCanvasState>) => {
    draft.discard();
    address.set(change);
  };
  const reset = () => {
    draft.discard();
    address.reset();
  };
  return (
    <FigureLayout
      id={ID}
      title="Choose a range to mint"
      caption="As in the mainnet pool, USDC is token0 and WETH is token1, so a higher price is a lower tick. Drag a bound or use the sliders; both bounds stay on usable ticks. To the left of the price the position holds USDC, and to the right it holds WETH."
      summary={summary}
      problem={draft.invalid?.problem}
      address={{ ...address, reset }}
      drawing={
        <RangeCanvasDrawing
          id={ID}
          summary={summary}
          position={canvas}
          onDrag={(bound, price) =>
            set(withBound(state, bound, usableTickAt(price, canvas.spacing)))
          }
        />
      }
      headline={
        <Readouts
          items={[
            ['Price is', STATUS_TEXT[canvas.status]],
            ['Versus full range', formatFactor(canvas.efficiency)],
          ]}
        />
      }
      values={
        <>
          <MintTable
            rows={[
              ['desired', usdc(canvas.desired.amount0), weth(canvas.desired.amount1)],
              ['used', usdc(canvas.amount0), weth(canvas.amount1)],
              ['left over', usdc(canvas.left.amount0), weth(canvas.left.amount1)],
            ]}
          />
          <FactList
            facts={[
              ['Liquidity', whole(canvas.liquidity)],
              ['amount0', whole(canvas.amount0), 'base units of USDC'],
              ['amount1', whole(canvas.amount1), 'wei of WETH'],
              [
                'tickLower',
                formatTick(state.lowerTick),
                `${boundText(canvas.range.upper)} USDC per WETH`,
              ],
              [
                'tickUpper',
                formatTick(state.upperTick),
                `${boundText(canvas.range.lower)} USDC per WETH`,
              ],
            ]}
          />
        </>
      }
      check={check && <CheckOnChainButton check={check} claim={mintClaim(canvas, state)} />}
      controls={
        <ControlStack>
          <Shortcuts
            label="Ranges"
            items={examplesOf(state).map(([name, to]) => [name, () => set(to)] as const)}
          />
          {(['upperTick', 'lowerTick'] as const).map((bound) => (
            <RangeSlider
              // The sliders go from the lowest to the highest price, so their values are negated ticks.
              min={-axis.max}
              max={-axis.min}
              step={canvas.spacing}
              key={bound}
              id={`${ID}-${bound}`}
              label={bound === 'upperTick' ? 'Lower bound' : 'Upper bound'}
              value={-Math.min(Math.max(state[bound], axis.min), axis.max)}
              text={boundText(canvas.range[bound === 'upperTick' ? 'lower' : 'upper'])}
              note={`tick ${formatTick(state[bound])}`}
              primary
              onChange={(place) => set(withBound(state, bound, -place))}
            />
          ))}
          <RangeSlider
            id={`${ID}-price`}
            label="Current price"
            min={-PRICE_STEPS}
            max={PRICE_STEPS}
            step={1}
            value={stepAtPrice(state.price)}
            text={formatPrice(state.price)}
            onChange={(step) => set({ price: priceAtStep(step) })}
          />
          <FieldColumns>
            {(['amount0', 'amount1'] as const).map((field) => (
              <NumberField
                key={field}
                id={`${ID}-${field}`}
                label={`${field}Desired`}
                note={field === 'amount0' ? 'USDC' : 'WETH'}
                draft={draft.field(
                  field,
                  state[field],
                  (text) => readDesired(state, field, text),
                  address.set,
                )}
              />
            ))}
          </FieldColumns>
          <Choices
            id={`${ID}-fee`}
            label={`Fee tier (tick spacing ${canvas.spacing})`}
            options={FEES}
            value={state.fee}
            onChange={(fee) => set(withFee(state, fee))}
          />
        </ControlStack>
      }
    />
  );
}
