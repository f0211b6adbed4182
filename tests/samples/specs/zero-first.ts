// SPDX-License-Identifier: MIT
import { expect } from 'vitest';
import { testContract } from '../chain/compiled.ts';
import type { TestChain } from '../chain/context.ts';

/**
 * Asserts that a sample approves the amount needed, that it first resets the allowance to 0 if the token requires that,
 * and that it sends nothing if the allowance is already sufficient.
 *
 * @param allow calls the sample, which approves the spender for an amount of the token at an address
 */
export async function expectZeroFirst(
  chain: TestChain,
  spender: string,
  allow: (token: string, amount: number) => Promise<void>,
): Promise<void> {
  const zeroFirst = await chain.deploy(testContract('zero-first-token.sol', 'ZeroFirstToken'));
  const allowed = async () => String(await zeroFirst.allowance(chain.traderAddress, spender));
  await allow(zeroFirst.address, 5);
  expect(await allowed()).toBe('5');
  await expect(zeroFirst.callStatic.approve!(spender, 10)).rejects.toThrow('zero first');
  await allow(zeroFirst.address, 10);
  expect(await allowed()).toBe('10');
  const sent = await chain.trader.getTransactionCount();
  await allow(zeroFirst.address, 5);
  expect([await allowed(), await chain.trader.getTransactionCount()]).toEqual(['10', sent]);
}
