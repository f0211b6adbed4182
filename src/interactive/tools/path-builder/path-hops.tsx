/** @jsxImportSource @emotion/react */
import { ROOMY } from '../../kit/figure-styles';
import { css } from '@emotion/react';
import { symbolOf } from '../../../protocol/calldata/known-tokens';
import { readAddress } from '../../../protocol/calldata/read-hex';
import { readUint } from '../../../protocol/calldata/read-uint';
import { FEE_TIERS, feePercent } from '../../../protocol/calldata/swap-path';
import { addHop, MOST_POOLS, removeHop, type PathBuilderState } from './path-builder-state';
import { TextField } from '../kit/text-field';
import { TokenSuggestions } from '../kit/token-suggestions';
import { buttonRow, toolButton } from '../kit/tool-styles';

const hop = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-4)',
  [ROOMY]: { gridTemplateColumns: 'minmax(0, 1fr) 9.5rem' },
});

const hint = css({
  margin: '0 !important',
  color: 'var(--text-muted)',
  fontSize: 'var(--size-xs)',
});

const replaced = (list: readonly string[], at: number, text: string) =>
  list.map((item, index) => (index === at ? text : item));

interface PathHopsProps {
  readonly id: string;
  readonly state: PathBuilderState;
  readonly onChange: (change: Partial<PathBuilderState>) => void;
}

/** Shows fields for the tokens of a trade and the fees between them, in the order of the trade. */
export function PathHops({ id, state, onChange }: PathHopsProps) {
  const { tokens, fees } = state;
  const full = fees.length >= MOST_POOLS;
  const single = fees.length <= 1;
  return (
    <>
      <TokenSuggestions id={`${id}-tokens`} />
      <datalist id={`${id}-fees`}>
        {FEE_TIERS.map((fee) => (
          <option key={fee} value={fee} label={feePercent(fee)} />
        ))}
      </datalist>
      {tokens.map((token, index) => {
        const fee = fees[index];
        const tokenReading = readAddress(token);
        const feeReading = readUint(fee ?? '0', 24);
        const feeValue = feeReading.value;
        const role = index === 0 ? ', you sell' : fee === undefined ? ', you buy' : '';
        return (
          // An index is stable enough as a key, because only the last field is ever added or removed.
          <div key={index} css={hop}>
            <TextField
              id={`${id}-token-${index}`}
              label={`Token ${index + 1}${role}`}
              list={`${id}-tokens`}
              value={token}
              meaning={symbolOf(tokenReading.value ?? '')}
              problem={tokenReading.problem}
              onChange={(text) => onChange({ tokens: replaced(tokens, index, text) })}
            />
            {fee !== undefined && (
              <TextField
                id={`${id}-fee-${index}`}
                label={`Fee of pool ${index + 1}`}
                list={`${id}-fees`}
                inputMode="numeric"
                value={fee}
                meaning={feeValue === undefined ? undefined : feePercent(Number(feeValue))}
                problem={feeReading.problem}
                onChange={(text) => onChange({ fees: replaced(fees, index, text) })}
              />
            )}
          </div>
        );
      })}
      <p css={hint}>
        Fees are in hundredths of a basis point:{' '}
        {FEE_TIERS.map((fee) => `${fee} is ${feePercent(fee)}`).join(', ')}.
      </p>
      <div css={buttonRow}>
        <button
          type="button"
          css={toolButton}
          aria-disabled={full}
          onClick={() => !full && onChange(addHop(state))}
        >
          Add a pool
        </button>
        <button
          type="button"
          css={toolButton}
          aria-disabled={single}
          onClick={() => !single && onChange(removeHop(state))}
        >
          Remove the last pool
        </button>
      </div>
    </>
  );
}
