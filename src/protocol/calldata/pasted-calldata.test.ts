import { defaultAbiCoder } from '@ethersproject/abi';
import { describe, expect, it } from 'vitest';
import { decodeExecute, EXECUTE } from './router-calldata';
import { router, SHORT } from '../../../tests/made-calldata';

describe('calldata that a reader pastes', () => {
  const many = (count: number) =>
    router.encodeFunctionData(SHORT, [`0x${'0b'.repeat(count)}`, Array(count).fill('0x')]);

  it('is decoded up to the size of the largest transaction, and longer calldata is rejected', () => {
    const call = (input: number) =>
      router.encodeFunctionData(SHORT, ['0x1f', [`0x${'00'.repeat(input)}`]]);
    const largest = call(131_072 - 256);
    expect(decodeExecute(largest.replace(/(.{64})/g, '$1\n')).value?.steps).toHaveLength(1);
    expect(decodeExecute(call(131_072)).problem).toBe(
      'This is more than 131,072 bytes, the largest transaction that nodes accept. Paste the calldata of one call.',
    );
  });

  it('is decoded up to 256 commands, and more are rejected', () => {
    expect(decodeExecute(many(256)).value?.steps).toHaveLength(256);
    const told = 'There are 257 commands or inputs, but at most 256 can be decoded.';
    expect(decodeExecute(many(257)).problem).toBe(told);
    const withoutInputs = router.encodeFunctionData(SHORT, [`0x${'0b'.repeat(257)}`, []]);
    expect(decodeExecute(withoutInputs).problem).toBe(told);
  });

  it('is rejected if inputs overlap, because a short text could expand into many long inputs', () => {
    const word = (value: number) => value.toString(16).padStart(64, '0');
    const shared = (count: number, length: number) =>
      [
        EXECUTE,
        word(64),
        word(128),
        word(count),
        '0b'.repeat(count).padEnd(64, '0'),
        word(count),
        word(32 * count).repeat(count),
        word(length),
        '00'.repeat(length),
      ].join('');
    expect(decodeExecute(shared(1, 64)).value?.steps).toHaveLength(1);
    expect(decodeExecute(shared(32, 64_000)).problem).toBe(
      'The inputs overlap: together they have 2,048,000 bytes, but the calldata has only 65,216.',
    );
  });

  it.each([
    ['', /Enter bytes/],
    ['0x123', /whole bytes/],
    ['0x1234', /selector of 4 bytes/],
    ['0xac9650d8', /selector 0xac9650d8 is not one of execute/],
    [`${EXECUTE}00`, /cut off/],
  ])('is rejected with an explanation: %j', (text, problem) => {
    expect(decodeExecute(text).problem).toMatch(problem);
  });

  it('is decoded with warnings about unknown commands, ignored bits, bad inputs, extra bytes and wrong counts', () => {
    const wrap = defaultAbiCoder.encode(['address', 'uint256'], [`0x${'00'.repeat(19)}02`, 5]);
    const decoded = decodeExecute(
      router.encodeFunctionData(SHORT, ['0x078b4b0b0b', ['0x', wrap, wrap, `${wrap}00`]]),
    ).value;
    expect(decoded?.warnings).toEqual([
      'There are 5 commands and 4 inputs, so the router reverts with LengthMismatch.',
    ]);
    const [unknown, allowed, odd, loose, missing] = decoded?.steps ?? [];
    expect(unknown?.texts).toMatchObject({
      problem: expect.stringContaining('InvalidCommandType(7)') as string,
    });
    expect(allowed).toMatchObject({
      name: 'WRAP_ETH',
      allowRevert: true,
      texts: { value: ['ADDRESS_THIS', '5'] },
    });
    expect(odd?.warnings).toEqual([expect.stringContaining('0x60')]);
    expect(loose?.warnings).toEqual([expect.stringContaining('extra bytes')]);
    expect(missing?.texts).toMatchObject({ problem: expect.stringContaining('0 bytes') as string });
  });
});
