import { encodeSqrtRatioX96 } from '@uniswap/v3-sdk';
import { describe, expect, it } from 'vitest';
import { statedOn, v1Out } from './concept-page';
import { micro, wei } from './tokens';

describe('token integration issues', () => {
  const states = statedOn('protocol/integration-issues');
  const million = 1_000_000n;

  it('shows why a transfer fee of 2% breaks the constant product', () => {
    const [promised, possible] = [1000n, 980n].map((input) => v1Out(input, million, million));
    states(
      `output of ${promised} for an input of 1,000, but only 980 arrive, which are worth ${possible} at most`,
    );
  });

  it('shows that a minimum does not cover a fee on the token bought', () => {
    const sent = Number(v1Out(10n * wei, 1000n * wei, 1000n * wei)) / 1e18;
    states(`pool sends ${sent.toFixed(4)}, but only ${(sent * 0.98).toFixed(4)} arrive`);
  });

  it('shows raw prices and the limit of reserves', () => {
    const limit = (1n << 112n) - 1n;
    states(`${limit} base units, about $${(Number(limit) / 1e33).toFixed(2)} \\times 10^{15}$`);
    expect(
      Number(encodeSqrtRatioX96(String(2000n * micro), String(wei)).toString()) ** 2 / 2 ** 192,
    ).toBeCloseTo(2e-9, 18);
  });
});
