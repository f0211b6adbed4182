import { getAddress as ethersAddress } from '@ethersproject/address';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAddress } from './read-hex';

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';

describe('readAddress', () => {
  it('accepts the same addresses as ethers if they start with 0x, and returns the same checksum', () => {
    const cases = fc
      .tuple(fc.uint8Array({ minLength: 20, maxLength: 20 }), fc.array(fc.boolean()))
      .map(([bytes, capitals]) => {
        const digits = Buffer.from(bytes).toString('hex');
        return `0x${digits.replace(/./g, (digit, at: number) => (capitals[at] ? digit.toUpperCase() : digit))}`;
      });
    fc.assert(
      fc.property(cases, (text) => {
        let expected: string | undefined;
        try {
          expected = ethersAddress(text);
        } catch {
          expected = undefined;
        }
        const reading = readAddress(text);
        expect(reading.problem === undefined ? reading.value : undefined).toBe(expected);
      }),
    );
  });

  it.each([
    ['', /Enter an address/],
    [USDC.slice(2), /starts with 0x/],
    [USDC.slice(0, -1), /this one has 39/],
    [`${USDC.slice(0, -1)}g`, /only hex digits/],
    [USDC.replace('0xA0b', '0xa0b'), /Wrong checksum/],
    ['<b>0x</b>', /starts with 0x/],
  ])('refuses %j in words', (text, problem) => {
    expect(readAddress(text).problem).toMatch(problem);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        readAddress(text);
        readAddress(`0x${text}`);
      }),
    );
  });
});
