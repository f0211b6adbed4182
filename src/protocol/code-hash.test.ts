import { type Hex, keccak256 } from 'viem';
import { describe, expect, test } from 'vitest';
import { codeHash, immutablesIn, markOf } from './code-hash';

const zeros = '00'.repeat(32);
const word = '11'.repeat(32);
/** The metadata that solc 0.7 appends: the map `{"solc": 0.7.6}` and its length. */
const metadata = 'a164736f6c6343000706000a';
const hex = (...parts: string[]): Hex => `0x${parts.join('')}`;

describe('immutables', () => {
  test('are the words of zeros after a PUSH32', () => {
    expect(immutablesIn(hex('6001', `7f${zeros}`, '50', `7f${zeros}`))).toEqual([3, 37]);
  });

  test('are not found if a PUSH32 has a constant', () => {
    expect(immutablesIn(hex(`7f${word}`))).toEqual([]);
  });

  test('are not found in the operand of another PUSH, where 0x7f is not an instruction', () => {
    expect(immutablesIn(hex('617f00', '00'.repeat(40)))).toEqual([]);
  });

  test('are not found in the metadata', () => {
    const map = `a1587f${zeros}`;
    const length = (map.length / 2).toString(16).padStart(4, '0');
    expect(immutablesIn(hex('6001', map, length))).toEqual([]);
  });
});

describe('the hash of code', () => {
  const template = hex('6001', `7f${zeros}`, '00', metadata);
  const { hash, immutables, length } = markOf(template);

  test('covers the bytes without the metadata, with immutables set to zero', () => {
    expect(hash).toBe(keccak256(hex('6001', `7f${zeros}`, '00')));
    expect({ immutables, length }).toEqual({ immutables: [3], length: 48 });
  });

  test('does not depend on the values of immutables or on the metadata', () => {
    expect(codeHash(hex('6001', `7f${word}`, '00', metadata), immutables)).toBe(hash);
    const other = 'a164736f6c6343000811000a';
    expect(codeHash(hex('6001', `7f${word}`, '00', other), immutables)).toBe(hash);
  });

  test('changes with any other byte', () => {
    expect(codeHash(hex('6002', `7f${word}`, '00', metadata), immutables)).not.toBe(hash);
  });

  test('covers the end of code that has no metadata', () => {
    expect(codeHash(hex('6001600200'), [])).toBe(keccak256(hex('6001600200')));
    expect(codeHash('0x', [])).toBe(keccak256('0x'));
  });
});
