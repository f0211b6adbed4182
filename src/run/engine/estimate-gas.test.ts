import { expect, test } from 'vitest';
import type { Call } from './call-tree';
import { gasNeededBy } from './estimate-gas';

const call = (gas: bigint, gasUsed: bigint, more: Partial<Call> = {}) =>
  ({ type: 'CALL', value: 0n, gas, gasUsed, calls: [], ...more }) as unknown as Call;

/** Returns how much of the given gas a caller can pass to an inner call. */
const given = (gas: bigint) => gas - gas / 64n;

test('a call without inner calls needs the gas that it used', () => {
  expect(gasNeededBy(call(1_000_000n, 30_000n))).toBe(30_000n);
});

test('a call that does little after an inner call also needs the 1/64 that it keeps from it', () => {
  const inner = call(given(999_000n), 63_000n);
  const needed = gasNeededBy(call(1_000_000n, 64_100n, { calls: [inner] }));
  expect(needed).toBe(1_000n + 63_999n);
  expect(given(63_999n)).toBe(63_000n);
  expect(given(63_998n)).toBeLessThan(63_000n);
});

test('a call that does much after an inner call needs the gas that it used', () => {
  const inner = call(given(999_000n), 63_000n);
  expect(gasNeededBy(call(1_000_000n, 80_000n, { calls: [inner] }))).toBe(80_000n);
});

test('a call with a fixed share of the gas reveals nothing about the gas left', () => {
  const inner = call(10_000n, 9_000n);
  expect(gasNeededBy(call(1_000_000n, 20_000n, { calls: [inner] }))).toBe(20_000n);
});

test('a call with ether includes 2,300 gas that the caller does not pay for', () => {
  const inner = call(given(999_000n) + 2_300n, 65_300n, { value: 1n });
  expect(gasNeededBy(call(1_000_000n, 64_100n, { calls: [inner] }))).toBe(1_000n + 63_999n);
});
