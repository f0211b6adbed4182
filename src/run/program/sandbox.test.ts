import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { limitBuffers } from './sandbox';

/** Runs code in a new context with limited memory. */
function inLimits(code: string): unknown {
  const context = createContext({});
  limitBuffers(runInContext('globalThis', context) as typeof globalThis);
  return runInContext(code, context);
}

describe('buffers and strings of a program', () => {
  it.each([
    ['one buffer', 'new ArrayBuffer(300 * 2 ** 20)'],
    ['wide numbers', 'new Float64Array(40 * 2 ** 20)'],
    ['many arrays', 'const all = []; for (;;) all.push(new Uint8Array(2 ** 20))'],
    ['the constructor behind it', 'new (new Uint8Array(1).constructor)(300 * 2 ** 20)'],
    ['a class of its own', 'new (class extends Uint8Array {})(300 * 2 ** 20)'],
    ['a copy of many numbers', 'const a = new Uint8Array(200 * 2 ** 20); new Uint8Array(a)'],
    ['what is made from a length', 'Uint8Array.from({ length: 300 * 2 ** 20 })'],
    ['a text that is repeated', "'ab'.repeat(200 * 2 ** 20)"],
    ['a text that is filled up', "'a'.padEnd(300 * 2 ** 20)"],
  ])('are refused: %s', (_, code) => {
    expect(() => inLimits(code)).toThrow('A program on this page can use at most 256 MB of memory');
  });

  it('work as usual below the limit', () => {
    expect(
      inLimits(`
        const bytes = Uint8Array.from([1, 2, 3]);
        [
          bytes instanceof Uint8Array,
          bytes.constructor === Uint8Array,
          bytes.slice(1).join(),
          new Uint8Array(bytes.buffer, 1, 2).join(),
          bytes.map((byte) => byte * 2).join(),
          new Uint8Array().length,
          Uint8Array.name,
          Uint8Array.BYTES_PER_ELEMENT,
          new Uint8Array(2 ** 20).length,
          'ab'.repeat(2),
          'a'.padStart(2, '0'),
        ].join(' ')
      `),
    ).toBe('true true 2,3 2,3 2,4,6 0 Uint8Array 1 1048576 abab 0a');
  });
});
