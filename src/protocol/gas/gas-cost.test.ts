import { parseGwei } from 'viem';
import { expect, test } from 'vitest';
import { gasBeforeCode, gasCost } from './gas-cost';

const gwei = (numerator: bigint, denominator = 1n) => ({ numerator, denominator });

test.each([
  [106_501, gwei(1n), '0.000107'],
  [106_501, gwei(25n, 2n), '0.00133'],
  [100_000, gwei(1n), '0.000100'],
  [5_159_137, gwei(3000n), '15.5'],
  [21_000, gwei(0n), '0.00'],
])('%i gas at a fee of %o gwei cost %s ETH', (gas, fee, cost) => {
  expect(gasCost(gas, fee)).toBe(cost);
});

test('a cost is the product of gas and fee, to three digits', () => {
  const wei = 109_779n * parseGwei('17');
  expect(Number(gasCost(109_779, gwei(17n)))).toBeCloseTo(Number(wei) / 1e18, 5);
});

test('a plain transfer of ether uses 21,000 gas, and calldata uses more by its bytes', () => {
  expect(gasBeforeCode('0x')).toBe(21_000);
  expect(gasBeforeCode('0x00ff0000')).toBe(21_000 + 3 * 4 + 16);
});
