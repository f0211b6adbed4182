import { invert, type Fraction } from '../../../protocol/exact/fraction';
import { CheckOnChainButton, type Checkable } from '../check-on-chain';
import { ControlStack, Shortcuts } from '../../kit/control-groups';
import { showFraction } from '../exact-numbers';
import { FactList } from '../../kit/fact-list';
import { FigureLayout } from '../../kit/figure-layout';
import { formatChange, formatTick } from '../../kit/figure-numbers';
import { PriceLabDrawing } from './price-lab-drawing';
import { PriceLabFields } from './price-lab-fields';
import { priceLabCodec, turnRound, type PriceLabState } from './price-lab-state';
import { describePrice, PRICE_LAB_ID, PRICE_PRESETS, priceClaim } from './describe-price';
import { Readouts } from '../../kit/named-values';
import { useAddressState } from '../../kit/use-address-state';
import { useDraft } from '../../kit/number-field';

const show = (price: Fraction): string => showFraction(price, 8);

function unitsOf({ token0, token1 }: PriceLabState) {
  return {
    price: `${token1.symbol} per ${token0.symbol}`,
    inverse: `${token0.symbol} per ${token1.symbol}`,
  };
}

/** Shows a v3 price in its four forms, and the usable ticks around it. */
export default function PriceLab({ check }: Checkable) {
  const address = useAddressState(priceLabCodec);
  const draft = useDraft();
  const { state } = address;
  const price = describePrice(state);
  const { nearest } = price;
  const units = unitsOf(state);
  const set = (change: Partial<PriceLabState>) => {
    draft.discard();
    address.set(change);
  };
  const reset = () => {
    draft.discard();
    address.reset();
  };
  const summary =
    `Tick ${formatTick(price.tick)}: ${show(price.price)} ${units.price}, ` +
    `${show(invert(price.price))} ${units.inverse}. The nearest usable tick with a spacing of ` +
    `${price.spacing} is ${formatTick(nearest.tick)}, where the price is ` +
    `${show(nearest.price)} ${units.price}, ${show(invert(nearest.price))} ${units.inverse}.`;
  return (
    <FigureLayout
      id={PRICE_LAB_ID}
      title="Tick, sqrtPriceX96 and price"
      caption={`Change any of the four values, and the others are recalculated exactly, in integers. token0 is ${state.token0.symbol} and token1 is ${state.token1.symbol}. The longer marks are the ticks that a position can use.`}
      summary={summary}
      problem={draft.invalid?.problem}
      address={{ ...address, reset }}
      drawing={<PriceLabDrawing summary={summary} price={price} units={units} />}
      headline={
        <Readouts
          items={[
            ['Tick', formatTick(price.tick)],
            ['Nearest usable', formatTick(nearest.tick)],
          ]}
        />
      }
      values={
        <FactList
          facts={[
            ['Price, token1 per token0', show(price.price), units.price],
            ['Inverse, token0 per token1', show(invert(price.price)), units.inverse],
            ['sqrtPriceX96', price.text.sqrt],
            ['At the usable tick', show(nearest.price), units.price],
            ['Its inverse', show(invert(nearest.price)), units.inverse],
            [`${units.price}, relative to the usable tick`, formatChange(price.offset)],
          ]}
        />
      }
      check={check && <CheckOnChainButton check={check} claim={priceClaim(price, state.fee)} />}
      controls={
        <ControlStack>
          <Shortcuts
            label="Examples"
            items={PRICE_PRESETS.map(({ name, change }) => [name, () => set(change)] as const)}
          />
          <PriceLabFields
            state={state}
            price={price}
            units={units}
            draft={draft}
            set={address.set}
            turn={() => set(turnRound(state))}
          />
        </ControlStack>
      }
    />
  );
}
