// SPDX-License-Identifier: MIT
import type { providers } from 'ethers';
import { connect } from '../../../../content/samples/sdk/v3/config.ts';
import { collectFees, feesFromGrowth, feesOwed } from '../../../../content/samples/sdk/v3/fees.ts';
import { buyWithEther, wrapEther } from '../../../../content/samples/sdk/v3/funding.ts';
import {
  approvePositionManager,
  mint,
  positionsOf,
} from '../../../../content/samples/sdk/v3/minting.ts';
import { fetchPosition, increase, remove } from '../../../../content/samples/sdk/v3/modifying.ts';
import { openPosition } from '../../../../content/samples/sdk/v3/opening.ts';
import { withTicks } from '../../../../content/samples/sdk/v3/pool-with-ticks.ts';
import { poolOfPosition } from '../../../../content/samples/sdk/v3/position-pool.ts';
import { fetchPool } from '../../../../content/samples/sdk/v3/pool.ts';
import { quote, quoteRoute } from '../../../../content/samples/sdk/v3/quoting.ts';
import { executeRoute } from '../../../../content/samples/sdk/v3/routing.ts';
import { send } from '../../../../content/samples/sdk/v3/sending.ts';
import { swapAndAdd } from '../../../../content/samples/sdk/v3/swap-and-add.ts';
import {
  approveRouter,
  buildTrade,
  executeTrade,
  received,
} from '../../../../content/samples/sdk/v3/trading.ts';
import { gasCost, onChain, type TestChain } from '../../chain/context.ts';
import { PRIVATE_KEY } from '../../toolchain/run-main.ts';
import type { Client, Sent } from './v3-clients.ts';

/** The samples for ethers 5, as the trader of a chain runs them. */
export function ethersClient(chain: TestChain): Client {
  const sent = (receipt: providers.TransactionReceipt): Sent => ({
    gas: gasCost(receipt).toBigInt(),
    received: (token) => received(receipt, token, chain.traderAddress),
  });
  const wallet = () => connect(chain.url, PRIVATE_KEY);
  return {
    name: 'ethers',
    balance: async (key) => (await connect(chain.url, key).getBalance()).toBigInt(),
    give: async (key, to) => {
      const { hash } = await connect(chain.url, key).sendTransaction({ to, value: 1 });
      return (await chain.provider._waitForTransaction(hash, 1, 0, null as never)).from;
    },
    send: async (...args) => sent(await send(chain.trader, ...args)),
    fetchPool: (...args) => fetchPool(chain.provider, ...args),
    quote: (...args) => quote(chain.provider, ...args),
    quoteRoute: (...args) => quoteRoute(chain.provider, ...args),
    buildTrade: (...args) => buildTrade(chain.provider, ...args),
    approveRouter: (amount) => approveRouter(chain.trader, amount),
    executeTrade: async (...args) => sent(await executeTrade(chain.trader, ...args)),
    executeTradeElsewhere: (trade) => executeTrade(onChain(chain.trader, 10), trade, 2 ** 40),
    withTicks: (...args) => withTicks(chain.provider, ...args),
    wrapEther: (amount) => wrapEther(chain.trader, amount),
    buyWithEther: (...args) => buyWithEther(wallet(), ...args),
    approvePositionManager: (amounts) => approvePositionManager(chain.trader, amounts),
    mint: (...args) => mint(chain.trader, ...args),
    openPosition: (deadline) => openPosition(wallet(), deadline),
    positionsOf: (owner) => positionsOf(chain.provider, owner),
    fetchPosition: (...args) => fetchPosition(chain.provider, ...args),
    increase: async (...args) => sent(await increase(chain.trader, ...args)),
    remove: async (...args) => sent(await remove(chain.trader, ...args)),
    poolOfPosition: (tokenId) => poolOfPosition(chain.provider, tokenId),
    feesOwed: (...args) => feesOwed(chain.provider, ...args),
    feesFromGrowth: (...args) => feesFromGrowth(chain.provider, ...args),
    collectFees: async (...args) => sent(await collectFees(chain.trader, ...args)),
    executeRoute: async (route) => sent(await executeRoute(chain.trader, route)),
    executeRouteElsewhere: (route) => executeRoute(onChain(chain.trader, 10), route),
    swapAndAdd: async (...args) => sent(await swapAndAdd(chain.trader, ...args)),
  };
}
