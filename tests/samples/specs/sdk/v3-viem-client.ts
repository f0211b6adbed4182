// SPDX-License-Identifier: MIT
import type { Address, Hex, TransactionReceipt } from 'viem';
import { connect, type Wallet } from '../../../../content/samples/sdk/v3/viem/config.ts';
import {
  collectFees,
  feesFromGrowth,
  feesOwed,
} from '../../../../content/samples/sdk/v3/viem/fees.ts';
import { buyWithEther, wrapEther } from '../../../../content/samples/sdk/v3/viem/funding.ts';
import {
  approvePositionManager,
  mint,
  positionsOf,
} from '../../../../content/samples/sdk/v3/viem/minting.ts';
import {
  fetchPosition,
  increase,
  remove,
} from '../../../../content/samples/sdk/v3/viem/modifying.ts';
import { openPosition } from '../../../../content/samples/sdk/v3/viem/opening.ts';
import { withTicks } from '../../../../content/samples/sdk/v3/viem/pool-with-ticks.ts';
import { poolOfPosition } from '../../../../content/samples/sdk/v3/viem/position-pool.ts';
import { fetchPool } from '../../../../content/samples/sdk/v3/viem/pool.ts';
import { quote, quoteRoute } from '../../../../content/samples/sdk/v3/viem/quoting.ts';
import { executeRoute } from '../../../../content/samples/sdk/v3/viem/routing.ts';
import { send } from '../../../../content/samples/sdk/v3/viem/sending.ts';
import { swapAndAdd } from '../../../../content/samples/sdk/v3/viem/swap-and-add.ts';
import {
  approveRouter,
  buildTrade,
  executeTrade,
  received,
} from '../../../../content/samples/sdk/v3/viem/trading.ts';
import type { TestChain } from '../../chain/context.ts';
import { PRIVATE_KEY } from '../../toolchain/run-main.ts';
import type { Client, Sent } from './v3-ethers-client.ts';

/** Returns the viem versions of the same functions, called as the trader of a chain. */
export function viemClient(chain: TestChain): Client {
  let connected: Wallet | undefined;
  // One wallet for all calls, as in an application, so that the tests notice stale caches.
  const wallet = () => (connected ??= connect(chain.url, PRIVATE_KEY));
  const elsewhere = () =>
    Object.create(wallet(), { getChainId: { value: () => Promise.resolve(10) } }) as Wallet;
  const sent = (receipt: TransactionReceipt): Sent => ({
    gas: receipt.gasUsed * receipt.effectiveGasPrice,
    received: (token) => received(receipt, token, chain.traderAddress as Address),
  });
  const block = (number?: number) => (number === undefined ? undefined : BigInt(number));
  return {
    name: 'viem',
    balance: (key) => {
      const client = connect(chain.url, key as Hex);
      return client.getBalance({ address: client.account.address });
    },
    give: async (key, to) => {
      const client = connect(chain.url, key as Hex);
      const hash = await client.sendTransaction({ to: to as Address, value: 1n });
      return (await client.getTransaction({ hash })).from;
    },
    send: async (to, parameters) => sent(await send(wallet(), to as Address, parameters)),
    fetchPool: (a, b, fee, number) => fetchPool(wallet(), a, b, fee, block(number)),
    quote: (...args) => quote(wallet(), ...args),
    quoteRoute: (...args) => quoteRoute(wallet(), ...args),
    buildTrade: (...args) => buildTrade(wallet(), ...args),
    approveRouter: (amount) => approveRouter(wallet(), amount),
    executeTrade: async (...args) => sent(await executeTrade(wallet(), ...args)),
    executeTradeElsewhere: (trade) => executeTrade(elsewhere(), trade, 2 ** 40),
    withTicks: (pool, number) => withTicks(wallet(), pool, BigInt(number)),
    wrapEther: (amount) => wrapEther(wallet(), amount),
    buyWithEther: (...args) => buyWithEther(wallet(), ...args),
    approvePositionManager: (amounts) => approvePositionManager(wallet(), amounts),
    mint: (...args) => mint(wallet(), ...args),
    openPosition: (deadline) => openPosition(wallet(), deadline),
    positionsOf: (owner) => positionsOf(wallet(), owner as Address),
    fetchPosition: (...args) => fetchPosition(wallet(), ...args),
    increase: async (...args) => sent(await increase(wallet(), ...args)),
    remove: async (...args) => sent(await remove(wallet(), ...args)),
    poolOfPosition: (tokenId) => poolOfPosition(wallet(), tokenId),
    feesOwed: (...args) => feesOwed(wallet(), ...args),
    feesFromGrowth: (pool, id, number) => feesFromGrowth(wallet(), pool, id, BigInt(number)),
    collectFees: async (...args) => sent(await collectFees(wallet(), ...args)),
    executeRoute: async (route) => sent(await executeRoute(wallet(), route)),
    executeRouteElsewhere: (route) => executeRoute(elsewhere(), route),
    swapAndAdd: async (...args) => sent(await swapAndAdd(wallet(), ...args)),
  };
}
