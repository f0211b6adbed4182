import { feeName, fullRange, TICK_SPACINGS } from '../../lib/liquidity/fee-tiers';
import { Choices, ControlStack, FieldColumns, Shortcuts } from './control-groups';
import { formatExact, showFraction } from './exact-numbers';
import { FactList } from './fact-list';
import { PAIR_DECIMALS } from './figure-market';
import { FigureFrame } from './figure-frame';
import { formatFactor, formatPrice, formatPriceWithUnit, formatTick } from './figure-numbers';
import { MintTable } from './mint-table';
import { RangeCanvasDrawing } from './range-canvas-drawing';
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
  type CanvasDescription,
  type RangeCanvasState,
} from './range-canvas-state';
import { PRICE_STEPS, priceAtStep, stepAtPrice } from './range-position-state';
import { RangeSlider } from './range-slider';
import { Readouts } from './readouts';
import { TextField } from './text-field';
import { useAddressState } from './use-address-state';
import { useDraft } from './use-draft';

const ID = 'range-canvas';

const STATUS_TEXT = {
  below: 'Below range',
  'in-range': 'In range',
  above: 'Above range',
} as const;

const FEES = [...TICK_SPACINGS.keys()].map((fee) => [fee, feeName(fee)] as const);

const whole = (value: bigint): string => formatExact(value.toString());

/** An amount in whole tokens, exactly as far as eight digits go. */
const tokens = (raw: bigint, decimals: number): string =>
  showFraction({ numerator: raw, denominator: 10n ** BigInt(decimals) }, 8);
const weth = (raw: bigint): string => tokens(raw, PAIR_DECIMALS.decimals0);
const usdc = (raw: bigint): string => tokens(raw, PAIR_DECIMALS.decimals1);

/** Bounds without end would be numbers of forty digits. */
const boundText = (price: number): string =>
  price < 1e-6 || price > 1e12
    ? price.toExponential(2).replace('+', '').replace('-', '−')
    : formatPrice(price);

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

function summarise(canvas: CanvasDescription, state: RangeCanvasState): string {
  return (
    `Range from ${boundText(canvas.range.lower)} to ${boundText(canvas.range.upper)} USDC per ` +
    `WETH, ticks ${formatTick(state.lowerTick)} to ${formatTick(state.upperTick)}. At ` +
    `${formatPriceWithUnit(canvas.price)} the price is ${STATUS_TEXT[canvas.status].toLowerCase()}. ` +
    `Minting takes ${weth(canvas.amount0)} WETH and ${usdc(canvas.amount1)} USDC for liquidity ` +
    `${whole(canvas.liquidity)}, ${formatFactor(canvas.efficiency)} that of the same value over ` +
    `the full range.`
  );
}

/** A position before it is minted: choose the range, see liquidity and amounts to the unit. */
export default function RangeCanvas() {
  const address = useAddressState(rangeCanvasCodec);
  const draft = useDraft();
  const { state } = address;
  const canvas = describeCanvas(state);
  const summary = summarise(canvas, state);
  const axis = axisTicks(canvas.spacing);
  const bounds = { ...axis, step: canvas.spacing };
  const set = (change: Partial<RangeCanvasState>) => {
    draft.discard();
    address.set(change);
  };
  const reset = () => {
    draft.discard();
    address.reset();
  };
  return (
    <FigureFrame
      id={ID}
      title="Choose a range to mint"
      caption="Here WETH is token0 and USDC token1; on mainnet it is the other way round. Drag a bound, or use the sliders; bounds stay on usable ticks. Left of the price a position holds USDC, right of it WETH."
      summary={summary}
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
            ['Against full range', formatFactor(canvas.efficiency)],
          ]}
        />
      }
      values={
        <>
          <MintTable
            rows={[
              ['desired', weth(canvas.desired.amount0), usdc(canvas.desired.amount1)],
              ['taken', weth(canvas.amount0), usdc(canvas.amount1)],
              ['left over', weth(canvas.left.amount0), usdc(canvas.left.amount1)],
            ]}
          />
          <FactList
            facts={[
              ['Liquidity', whole(canvas.liquidity)],
              ['amount0', whole(canvas.amount0), 'wei of WETH'],
              ['amount1', whole(canvas.amount1), 'units of USDC'],
              [
                'tickLower',
                formatTick(state.lowerTick),
                `${boundText(canvas.range.lower)} USDC per WETH`,
              ],
              [
                'tickUpper',
                formatTick(state.upperTick),
                `${boundText(canvas.range.upper)} USDC per WETH`,
              ],
            ]}
          />
        </>
      }
      controls={
        <ControlStack>
          <Shortcuts
            label="Ranges"
            items={examplesOf(state).map(([name, to]) => [name, () => set(to)] as const)}
          />
          {(['lowerTick', 'upperTick'] as const).map((bound) => (
            <RangeSlider
              {...bounds}
              key={bound}
              id={`${ID}-${bound}`}
              label={bound === 'lowerTick' ? 'Lower bound' : 'Upper bound'}
              value={Math.min(Math.max(state[bound], axis.min), axis.max)}
              text={boundText(canvas.range[bound === 'lowerTick' ? 'lower' : 'upper'])}
              note={`tick ${formatTick(state[bound])}`}
              primary
              onChange={(tick) => set(withBound(state, bound, tick))}
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
              <TextField
                key={field}
                id={`${ID}-${field}`}
                label={`${field}Desired`}
                note={field === 'amount0' ? 'WETH' : 'USDC'}
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
