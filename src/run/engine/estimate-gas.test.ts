import { expect, test } from 'vitest';
import type { Call } from './call-tree';
import { gasNeededBy } from './estimate-gas';

const call = (gas: bigint, gasUsed: bigint, more: Partial<Call> = {}) =>
  ({ type: 'CALL', value: 0n, gas, gasUsed, calls: [], ...more }) as unknown as Call;

/** Returns how much of the given gas a caller can pass to an inner call. */
const given = (gas: bigint) => gas - gas / 64n;

test('a call that makes none needs what it used', () => {
  expect(gasNeededBy(call(1_000_000n, 30_000n))).toBe(30_000n);
});

test('one that does little after a call needs the 64th, too, that it keeps back there', () => {
  const inner = call(given(999_000n), 63_000n);
  const needed = gasNeededBy(call(1_000_000n, 64_100n, { calls: [inner] }));
  expect(needed).toBe(1_000n + 63_999n);
  expect(given(63_999n)).toBe(63_000n);
  expect(given(63_998n)).toBeLessThan(63_000n);
});

test('one that does much after it needs what it used', () => {
  const inner = call(given(999_000n), 63_000n);
  expect(gasNeededBy(call(1_000_000n, 80_000n, { calls: [inner] }))).toBe(80_000n);
});

test('a call that is given a fixed part of the gas says nothing of what there was', () => {
  const inner = call(10_000n, 9_000n);
  expect(gasNeededBy(call(1_000_000n, 20_000n, { calls: [inner] }))).toBe(20_000n);
});

test('with ether come 2,300 that nobody has to give', () => {
  const inner = call(given(999_000n) + 2_300n, 65_300n, { value: 1n });
  expect(gasNeededBy(call(1_000_000n, 64_100n, { calls: [inner] }))).toBe(1_000n + 63_999n);
});
