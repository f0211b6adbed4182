import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  describeBits,
  FULL_WORD,
  isUsed,
  maskOfBits,
  nextFreeBit,
  nonceAt,
  positionOfNonce,
  readBits,
} from './unordered-nonce';

const words = fc.bigInt({ min: 0n, max: FULL_WORD });

describe('positions of nonces', () => {
  it('are computed as in the contract: uint248(nonce >> 8) and uint8(nonce)', () => {
    const source = readFileSync(
      'node_modules/@uniswap/v4-periphery/lib/permit2/src/SignatureTransfer.sol',
      'utf8',
    );
    expect(source).toContain('wordPos = uint248(nonce >> 8);');
    expect(source).toContain('bitPos = uint8(nonce);');
    fc.assert(
      fc.property(words, (nonce) => {
        expect(positionOfNonce(nonce)).toEqual({
          word: BigInt.asUintN(248, nonce >> 8n),
          bit: Number(BigInt.asUintN(8, nonce)),
        });
      }),
    );
  });

  it('are converted back to the nonce, including the lowest and the highest', () => {
    for (const nonce of [0n, 255n, 256n, FULL_WORD]) {
      expect(nonceAt(positionOfNonce(nonce))).toBe(nonce);
    }
    fc.assert(fc.property(words, (nonce) => nonceAt(positionOfNonce(nonce)) === nonce));
    expect(positionOfNonce(FULL_WORD)).toEqual({ word: 2n ** 248n - 1n, bit: 255 });
  });
});

describe('a word of the bitmap', () => {
  it('is used at exactly those bits that the contract refuses to flip', () => {
    fc.assert(
      fc.property(words, fc.nat(255), (bitmap, bit) => {
        const single = 1n << BigInt(bit);
        const flipped = bitmap ^ single;
        expect(isUsed(bitmap, bit)).toBe((flipped & single) === 0n);
      }),
    );
  });

  it('has its next free bit after used ones only, and none if it is full', () => {
    fc.assert(
      fc.property(words, fc.nat(255), (bitmap, from) => {
        const free = nextFreeBit(bitmap, from);
        for (let bit = from; bit < (free ?? 256); bit += 1) expect(isUsed(bitmap, bit)).toBe(true);
        if (free !== undefined) expect(isUsed(bitmap, free)).toBe(false);
      }),
    );
    expect(nextFreeBit(FULL_WORD)).toBeUndefined();
  });

  it('is described by text that can be parsed to the same bits', () => {
    fc.assert(
      fc.property(words, (bitmap) => {
        fc.pre(bitmap !== 0n);
        const bits = readBits(describeBits(bitmap));
        expect(bits.problem === undefined && maskOfBits(bits.value)).toBe(bitmap);
      }),
    );
    expect(describeBits(0n)).toBe('none');
    expect(describeBits(0b11100001n)).toBe('0, 5–7');
    expect(describeBits(FULL_WORD)).toBe('0–255');
  });
});

describe('readBits', () => {
  it.each(['', '256', '9-3', '1,,2', '-1', '1.5', 'all', '0x1'])('rejects %j', (text) => {
    expect(readBits(text).problem).toMatch(/0 to 255/);
  });
});
