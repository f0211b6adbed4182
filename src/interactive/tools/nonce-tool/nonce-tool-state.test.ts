import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  describeNonce,
  nonceProblems,
  nonceToolCodec as codec,
  withNonce,
  withPosition,
  wordHex,
} from './nonce-tool-state';
import { readsAnyAddress, readsBack } from '../../../../tests/address-codec';

const { defaults } = codec;
const MAX = (1n << 256n) - 1n;
const words = fc.oneof(fc.constantFrom(0n, MAX), fc.bigInt({ min: 0n, max: MAX }));

describe('nonceToolCodec', () => {
  it('reads every valid state back as it was written', () => {
    const cancels = fc.constantFrom('', '3', '0,7-12');
    const states = fc.tuple(words, words, cancels).map(([nonce, bitmap, cancel]) => {
      return { ...defaults, ...withNonce(String(nonce)), bitmap: wordHex(bitmap), cancel };
    });
    readsBack(codec, states);
  });

  it('reads a state with a result or an explained problem from any query', () =>
    readsAnyAddress(codec, (state) => {
      const problems = Object.values(nonceProblems(state)).filter(Boolean);
      expect(describeNonce(state).problem === undefined).toBe(problems.length === 0);
    }));
});

describe('the tool', () => {
  it('starts with an example whose nonce matches its position', () => {
    expect({ ...defaults, ...withNonce(defaults.nonce) }).toEqual(defaults);
    expect(describeNonce(defaults).value).toMatchObject({
      used: false,
      nextFree: 772n,
      mask: 16n,
      bitmapAfter: 0x11fn,
    });
  });

  it('computes the position from the nonce, and the nonce from the position', () => {
    fc.assert(
      fc.property(words, (nonce) => {
        const byNonce = { ...defaults, ...withNonce(String(nonce)) };
        const { word, bit } = byNonce;
        const byPosition = { ...defaults, ...withPosition({ ...defaults, word }, { word, bit }) };
        expect(byPosition).toEqual(byNonce);
      }),
    );
  });

  it('clears the position when the nonce is invalid, and the nonce when the position is invalid', () => {
    const typed = { ...defaults, ...withNonce('77x') };
    expect(typed).toMatchObject({ word: '', bit: '' });
    expect(nonceProblems(typed)).toMatchObject({ word: undefined, bit: undefined });
    expect(describeNonce(typed)).toMatchObject({ problem: 'Nonce: “77x” is not a whole number.' });
    const placed = { ...defaults, ...withPosition(defaults, { bit: '256' }) };
    expect(placed.nonce).toBe('');
    expect(nonceProblems(placed).nonce).toBeUndefined();
    expect(describeNonce(placed).problem).toMatch(/^Bit position: .*uint8/);
    expect({ ...typed, ...withNonce('772') }).toEqual(defaults);
    expect({ ...placed, ...withPosition(placed, { bit: '4' }) }).toEqual(defaults);
  });

  it('keeps a number with digit grouping in its query', () => {
    const typed = { ...defaults, ...withNonce('1 000 772') };
    const read = codec.read(new URLSearchParams(codec.write(typed)));
    expect(describeNonce(read).value?.nonce).toBe(1_000_772n);
  });

  it('finds no free nonce in a full word, and reports which field is invalid', () => {
    expect(describeNonce({ ...defaults, bitmap: wordHex(MAX) }).value).toMatchObject({
      used: true,
      nextFree: undefined,
    });
    expect(describeNonce({ ...defaults, bit: '256' }).problem).toMatch(/^Bit position: .*2\^8/);
    expect(describeNonce({ ...defaults, word: String(1n << 248n) }).problem).toMatch(
      /^Word position: .*2\^248/,
    );
  });

  it('accepts a word that a terminal broke in two', () => {
    const whole = wordHex(MAX);
    const broken = `${whole.slice(0, 40)}\n  ${whole.slice(40)}`;
    expect(describeNonce({ ...defaults, bitmap: broken })).toEqual(
      describeNonce({ ...defaults, bitmap: whole }),
    );
  });
});
