import type { Reading } from '../../../protocol/exact/reading';
import { Choices, ControlStack, FieldColumns, Shortcuts } from '../../kit/control-groups';
import { feeName, TICK_SPACINGS } from '../../../protocol/liquidity/tick-math';
import { PRICE_LAB_ID, type PriceDescription } from './describe-price';
import {
  readDecimals,
  readSymbol,
  withChange,
  type LabToken,
  type PriceLabState,
  type PriceSource,
} from './price-lab-state';
import { NumberField, type useDraft } from '../../kit/number-field';
import type { AddressState } from '../../kit/use-address-state';

const FEES = [...TICK_SPACINGS.keys()].map((fee) => [fee, feeName(fee)] as const);

interface PriceLabFieldsProps extends Pick<AddressState<PriceLabState>, 'set'> {
  readonly state: PriceLabState;
  readonly price: PriceDescription;
  readonly units: { readonly price: string; readonly inverse: string };
  readonly draft: ReturnType<typeof useDraft>;
  /** Swaps token0 and token1. */
  readonly turn: () => void;
}

/** Shows fields for the four forms of the price, the two tokens and the fee tier. */
export function PriceLabFields({ state, price, units, draft, set, turn }: PriceLabFieldsProps) {
  const labels: Record<PriceSource, readonly [string, string?]> = {
    price: [units.price, 'token1 per token0'],
    inverse: [units.inverse, 'token0 per token1'],
    tick: ['Tick'],
    sqrt: ['sqrtPriceX96'],
  };
  // All four fields show the same price. While any field of the figure is invalid, computed prices aren't shown,
  // because they belong to the last valid input.
  const { invalid } = draft;
  const shownOf = (source: PriceSource): string => {
    const isGiven = source === state.source;
    if (invalid && (!isGiven || invalid.field in labels)) return '';
    return isGiven ? state.text : price.text[source];
  };
  const fieldOf = (source: PriceSource) => {
    const [label, note] = labels[source];
    return (
      <NumberField
        key={source}
        id={`${PRICE_LAB_ID}-${source}`}
        label={label}
        note={note}
        // The decimal keyboard of a phone has no minus sign, which a tick can have.
        inputMode={source === 'tick' ? 'text' : 'decimal'}
        draft={draft.field(
          source,
          shownOf(source),
          (text) => withChange(state, { source, text }),
          set,
        )}
      />
    );
  };
  return (
    <ControlStack>
      <FieldColumns>{(['price', 'inverse'] as const).map(fieldOf)}</FieldColumns>
      {(['tick', 'sqrt'] as const).map(fieldOf)}
      <Choices
        id={`${PRICE_LAB_ID}-fee`}
        label={`Fee tier (tick spacing ${price.spacing})`}
        options={FEES}
        value={state.fee}
        onChange={(fee) => set({ fee })}
      />
      <FieldColumns>
        {(['token0', 'token1'] as const).map((name) => (
          <TokenFields key={name} {...{ name, state, draft, set }} />
        ))}
      </FieldColumns>
      <Shortcuts label="Token order" items={[['Exchange token0 and token1', turn]]} />
    </ControlStack>
  );
}

interface TokenFieldsProps extends Pick<PriceLabFieldsProps, 'state' | 'draft' | 'set'> {
  readonly name: 'token0' | 'token1';
}

function TokenFields({ name, state, draft, set }: TokenFieldsProps) {
  const token = state[name];
  const other = state[name === 'token0' ? 'token1' : 'token0'];
  const change = (part: Partial<LabToken>): Reading<PriceLabState> =>
    withChange(state, { [name]: { ...token, ...part } });
  return (
    <ControlStack>
      <NumberField
        id={`${PRICE_LAB_ID}-${name}-symbol`}
        label={name}
        note="symbol"
        inputMode="text"
        draft={draft.field(
          `${name}-symbol`,
          token.symbol,
          (text) => {
            const { value, problem } = readSymbol(text, other.symbol);
            return value === undefined ? { problem } : change({ symbol: value });
          },
          set,
        )}
      />
      <NumberField
        id={`${PRICE_LAB_ID}-${name}-decimals`}
        label={name}
        note="decimals"
        inputMode="numeric"
        draft={draft.field(
          `${name}-decimals`,
          String(token.decimals),
          (text) => {
            const { value, problem } = readDecimals(text);
            return value === undefined ? { problem } : change({ decimals: value });
          },
          set,
        )}
      />
    </ControlStack>
  );
}
