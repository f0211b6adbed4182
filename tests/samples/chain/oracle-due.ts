// SPDX-License-Identifier: MIT
import { Contract, providers, utils, Wallet } from 'ethers';
import { vi } from 'vitest';
import { PRIVATE_KEY } from '../toolchain/run-main.ts';
import type { TestChain } from './context.ts';

/** Storage slots of a pair's `price0CumulativeLast` and `price1CumulativeLast`. */
const PRICE_SUM_SLOTS = ['0x9', '0xa'];

const SECONDS = 300;

/**
 * Returns a wallet for the chain's trader like the one in a reader's program: it sends with exactly the gas that the
 * node estimates.
 */
export function bareTrader(chain: TestChain): Wallet {
  const provider = new providers.StaticJsonRpcProvider(chain.url, {
    chainId: 1,
    name: 'homestead',
  });
  provider.pollingInterval = 50;
  return new Wallet(PRIVATE_KEY, provider);
}

/**
 * Runs code that sends one transaction. The transaction's gas is estimated right after the pair has changed, with no
 * time elapsed. The transaction is mined 300 seconds later, when the pair writes both price sums for the first time.
 *
 * @param send receives a deadline that the transaction meets
 */
export async function whileOracleIsDue<T>(
  chain: TestChain,
  pair: string,
  send: (deadline: number) => Promise<T>,
): Promise<T> {
  const abi = ['function sync()', 'function price0CumulativeLast() view returns (uint256)'];
  const pool = new Contract(pair, abi, chain.trader);
  const priceSum = async () => (await pool.price0CumulativeLast()).isZero();
  const { provider } = chain;
  await provider.send('anvil_setBlockTimestampInterval', [0]);
  await (await pool.sync({ gasLimit: 200_000 })).wait();
  const zero = utils.hexZeroPad('0x', 32);
  for (const slot of PRICE_SUM_SLOTS) await provider.send('anvil_setStorageAt', [pair, slot, zero]);
  if (!(await priceSum())) throw new Error('These are not the slots of the price sums');

  await provider.send('evm_setAutomine', [false]);
  const later = (await chain.now()) + SECONDS;
  const sent = send(later + 600);
  const isPending = async () =>
    Number(((await provider.send('txpool_status', [])) as { pending: string }).pending) > 0;
  await vi.waitUntil(isPending, { timeout: 30_000 });
  await provider.send('anvil_removeBlockTimestampInterval', []);
  await provider.send('evm_setNextBlockTimestamp', [later]);
  await provider.send('evm_setAutomine', [true]);
  await provider.send('evm_mine', []);
  const result = await sent;
  if (await priceSum()) throw new Error('The pair did not write its price sums');
  return result;
}
