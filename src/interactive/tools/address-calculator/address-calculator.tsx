/** @jsxImportSource @emotion/react */
import { symbolOf } from '../../../protocol/calldata/known-tokens';
import { readAddress } from '../../../protocol/calldata/read-hex';
import { readUint } from '../../../protocol/calldata/read-uint';
import { FEE_TIERS, feePercent } from '../../../protocol/calldata/swap-path';
import type { FactoryVersion } from '../../../protocol/calldata/pool-address';
import { useAddressState } from '../../kit/use-address-state';
import {
  addressCalculatorCodecs,
  calculateAddress,
  fieldProblems,
  PRESETS,
} from './address-calculator-state';
import { AddressSteps } from './address-steps';
import { NoResult, ToolLayout } from '../kit/tool-layout';
import { TextField } from '../kit/text-field';
import { TokenSuggestions } from '../kit/token-suggestions';
import { buttonRow, partTitle, toolButton } from '../kit/tool-styles';

const ID = 'address-calculator';

const TEXTS = {
  v1: {
    title: 'Address of a pair',
    caption:
      'The address of a v1 pair depends only on the two tokens, the factory and the init code hash, so you can compute it without a call to a node.',
  },
  v3: {
    title: 'Address of a pool',
    caption:
      'The address of a v3 pool depends only on the two tokens, the fee, the factory and the init code hash, so you can compute it without a call to a node.',
  },
} as const;

const tokenMeaning = (text: string) => symbolOf(readAddress(text).value ?? '');

/** Prop for writers: the protocol version whose factory computes the address. */
export interface AddressCalculatorProps {
  readonly version?: FactoryVersion;
}

/** Computes the address of a pair (v1) or pool (v3) from its tokens, and shows the steps of CREATE2. */
export default function AddressCalculator({ version = 'v3' }: AddressCalculatorProps) {
  // Writers set this prop in MDX, which isn't type-checked, so an invalid value has to fail the build here.
  if (!Object.hasOwn(TEXTS, version)) {
    throw new Error(`<AddressCalculator version="${version}">: the version must be "v1" or "v3"`);
  }
  const address = useAddressState(addressCalculatorCodecs[version]);
  const { state, set } = address;
  const result = calculateAddress(state, version);
  const problems = fieldProblems(state, version);
  const fee = readUint(state.fee, 24).value;
  return (
    <ToolLayout
      id={ID}
      {...TEXTS[version]}
      summary={
        result.problem === undefined
          ? `Address ${result.value.address}. ${result.value.warnings.join(' ')}`
          : `No address. ${result.problem}`
      }
      address={address}
      controls={
        <>
          <div>
            <p css={partTitle} id={`${ID}-presets`}>
              Examples
            </p>
            <div css={buttonRow} role="group" aria-labelledby={`${ID}-presets`}>
              {PRESETS[version].map(([label, preset]) => (
                <button key={label} type="button" css={toolButton} onClick={() => set(preset)}>
                  {label}
                </button>
              ))}
            </div>
          </div>
          <TokenSuggestions id={`${ID}-tokens`} />
          <TextField
            id={`${ID}-a`}
            label="First token"
            list={`${ID}-tokens`}
            value={state.tokenA}
            meaning={tokenMeaning(state.tokenA)}
            problem={problems.tokenA}
            onChange={(tokenA) => set({ tokenA })}
          />
          <TextField
            id={`${ID}-b`}
            label="Second token"
            list={`${ID}-tokens`}
            value={state.tokenB}
            meaning={tokenMeaning(state.tokenB)}
            problem={problems.tokenB}
            onChange={(tokenB) => set({ tokenB })}
          />
          {version === 'v3' && (
            <>
              <datalist id={`${ID}-fees`}>
                {FEE_TIERS.map((tier) => (
                  <option key={tier} value={tier} label={feePercent(tier)} />
                ))}
              </datalist>
              <TextField
                id={`${ID}-fee`}
                label="Fee, hundredths of a basis point"
                list={`${ID}-fees`}
                inputMode="numeric"
                value={state.fee}
                meaning={fee === undefined ? undefined : feePercent(Number(fee))}
                problem={problems.fee}
                onChange={(text) => set({ fee: text })}
              />
            </>
          )}
          <TextField
            id={`${ID}-factory`}
            label="Factory"
            value={state.factory}
            problem={problems.factory}
            onChange={(factory) => set({ factory })}
          />
          <TextField
            id={`${ID}-hash`}
            label="Init code hash"
            rows={2}
            value={state.initCodeHash}
            problem={problems.initCodeHash}
            onChange={(initCodeHash) => set({ initCodeHash })}
          />
        </>
      }
      result={
        result.problem === undefined ? (
          <AddressSteps version={version} result={result.value} />
        ) : (
          <NoResult problem={result.problem} />
        )
      }
    />
  );
}
