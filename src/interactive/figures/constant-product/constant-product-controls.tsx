import { Choices, ControlStack, FieldColumns, Shortcuts } from '../../kit/control-groups';
import { CURVE_EXAMPLES, CURVE_ID } from './constant-product-trades';
import {
  atStep,
  readCurveField,
  stepOf,
  STEPS,
  withExact,
  withSell,
  type CurveDescription,
  type CurveState,
} from './constant-product-state';
import { formatExact } from '../exact-numbers';
import { RangeSlider } from '../../kit/range-slider';
import { NumberField, type useDraft } from '../../kit/number-field';

interface ConstantProductControlsProps {
  readonly state: CurveState;
  readonly curve: CurveDescription;
  readonly draft: ReturnType<typeof useDraft>;
  /** Sets the state and discards the text being typed. */
  readonly set: (state: CurveState) => void;
  /** Sets the state that was read from a field, and leaves the field's text as it was typed. */
  readonly type: (state: CurveState) => void;
}

/** Controls for exact input or output, direction, amount and reserves. */
export function ConstantProductControls(props: ConstantProductControlsProps) {
  const { state, curve, draft, set, type } = props;
  const given = state.exact === 'in' ? state.sell : curve.buy;
  const field = (name: 'reserve0' | 'reserve1' | 'amount') =>
    draft.field(name, state[name].toString(), (text) => readCurveField(state, name, text), type);
  return (
    <ControlStack>
      <RangeSlider
        id={`${CURVE_ID}-slider`}
        label={state.exact === 'in' ? 'Amount in' : 'Amount out'}
        min={1}
        max={STEPS}
        step={1}
        value={stepOf(state)}
        text={formatExact(state.amount.toString())}
        unit={given}
        primary
        onChange={(step) => set(atStep(state, step))}
      />
      <NumberField
        id={`${CURVE_ID}-amount`}
        label={state.exact === 'in' ? 'Exact amount in' : 'Exact amount out'}
        note={`of ${given}`}
        inputMode="numeric"
        draft={field('amount')}
      />
      <Choices
        id={`${CURVE_ID}-exact`}
        label="Trade type"
        options={[
          ['in', 'Exact input'],
          ['out', 'Exact output'],
        ]}
        value={state.exact}
        onChange={(exact) => set(withExact(state, exact))}
      />
      <Choices
        id={`${CURVE_ID}-sell`}
        label="Direction"
        options={[
          ['token0', 'token0 in'],
          ['token1', 'token1 in'],
        ]}
        value={state.sell}
        onChange={(sell) => set(withSell(state, sell))}
      />
      <FieldColumns>
        <NumberField
          id={`${CURVE_ID}-reserve0`}
          label="Reserve"
          note="of token0"
          inputMode="numeric"
          draft={field('reserve0')}
        />
        <NumberField
          id={`${CURVE_ID}-reserve1`}
          label="Reserve"
          note="of token1"
          inputMode="numeric"
          draft={field('reserve1')}
        />
      </FieldColumns>
      <Shortcuts
        label="Examples"
        items={CURVE_EXAMPLES.map(
          ({ name, state: example }) => [name, () => set(example)] as const,
        )}
      />
    </ControlStack>
  );
}
