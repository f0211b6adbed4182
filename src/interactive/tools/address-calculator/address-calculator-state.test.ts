import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEPLOYMENTS, WRONG_POOL_HASH } from '../../../protocol/calldata/pool-address';
import {
  addressCalculatorCodecs as codecs,
  calculateAddress,
  fieldProblems,
  PRESETS,
} from './address-calculator-state';
import { readsAnyAddress, readsBack } from '../../../../tests/address-codec';

const versions = ['v1', 'v3'] as const;

describe.each(versions)('%s', (version) => {
  const codec = codecs[version];
  const { defaults } = codec;

  it('reads every state back as it was written', () => {
    const typed = fc.stringMatching(/^\w{1,66}$/);
    const states = fc.record({
      tokenA: typed,
      tokenB: typed,
      fee: typed,
      factory: typed,
      initCodeHash: typed,
    });
    readsBack(codec, states);
  });

  it('reads a state with a result or an explained problem from any query', () =>
    readsAnyAddress(codec, (state) => {
      const problems = Object.values(fieldProblems(state, version)).filter(Boolean);
      expect(calculateAddress(state, version).problem === undefined).toBe(problems.length === 0);
    }));

  it('computes a different address for each preset, without warnings', () => {
    const found = PRESETS[version].map(
      ([, preset]) => calculateAddress({ ...defaults, ...preset }, version).value,
    );
    expect(new Set(found.map((pool) => pool?.address)).size).toBe(PRESETS[version].length);
    for (const pool of found) expect(pool?.warnings).toEqual([]);
  });

  it('rejects identical tokens and the zero address, like the factory', () => {
    const same = { ...defaults, tokenB: defaults.tokenA.toLowerCase() };
    expect(calculateAddress(same, version).problem).toMatch(/^Second token: .*same/);
    const zero = { ...defaults, tokenA: `0x${'0'.repeat(40)}` };
    expect(calculateAddress(zero, version).problem).toMatch(/^First token: The zero address/);
  });

  it('warns of a hash or factory of the other version', () => {
    const other = DEPLOYMENTS[version === 'v1' ? 'v3' : 'v1'];
    const found = calculateAddress({ ...defaults, ...other }, version).value;
    expect(found?.warnings).toHaveLength(2);
    expect(found?.warnings.every((text) => text.includes('other protocol version'))).toBe(true);
  });
});

it('warns of the hash in the 0.8 branch, in upper or lower case', () => {
  const { defaults } = codecs.v3;
  const wrong = `0x${WRONG_POOL_HASH.slice(2).toUpperCase()}`;
  const found = calculateAddress({ ...defaults, initCodeHash: wrong }, 'v3').value;
  expect(found?.warnings).toEqual([expect.stringContaining('0.8 branch')]);
});

it('ignores the fee for a v1 pair', () => {
  expect(calculateAddress({ ...codecs.v1.defaults, fee: 'none' }, 'v1').problem === undefined).toBe(
    true,
  );
});
