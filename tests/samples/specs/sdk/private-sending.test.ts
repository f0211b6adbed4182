// SPDX-License-Identifier: MIT
import { CurrencyAmount, Ether, Percent } from '@uniswap/sdk-core';
import { SwapRouter } from '@uniswap/v3-sdk';
import { afterEach, beforeEach, expect } from 'vitest';
import { keccak256, type Address, type Hex } from 'viem';
import {
  connect,
  SWAP_ROUTER,
  USDC,
  WETH,
} from '../../../../content/samples/sdk/v3/viem/config.ts';
import { fetchPool } from '../../../../content/samples/sdk/v3/viem/pool.ts';
import { sendPrivately } from '../../../../content/samples/sdk/v3/viem/private-sending.ts';
import { buildTrade } from '../../../../content/samples/sdk/v3/viem/trading.ts';
import { askNode } from '../../chain/ask-node.ts';
import { useChain } from '../../chain/context.ts';
import { trade as swapInPool } from '../../chain/pools.ts';
import { type ServedNode, serveNode } from '../../chain/serve-node.ts';
import { balanceOf, units } from '../../chain/tokens.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';
import { PRIVATE_KEY } from '../../toolchain/run-main.ts';

describeSample('sdk/v3/viem/private-sending.ts', (proves) => {
  const chain = useChain();
  let open: ServedNode;
  let hidden: ServedNode;
  /** The endpoint that received each transaction, in order. */
  let sentTo: string[];
  /** Whether the private endpoint forwards transactions. */
  let passesOn: boolean;

  beforeEach(async () => {
    [sentTo, passesOn] = [[], true];
    const serve = (name: string) =>
      serveNode((method, params) => {
        if (method !== 'eth_sendRawTransaction') return askNode(chain.url, method, params);
        sentTo.push(name);
        if (passesOn) return askNode(chain.url, method, params);
        return Promise.resolve({ result: keccak256(params[0] as Hex) });
      });
    [open, hidden] = [await serve('open'), await serve('hidden')];
  });
  afterEach(() => [open, hidden].forEach((node) => node.stop()));

  /** Returns a sale of 1 ETH for USDC, as the SDK encodes it. */
  async function sale() {
    const client = connect(open.url, PRIVATE_KEY);
    const pool = await fetchPool(client, USDC, WETH, 3000);
    const ether = CurrencyAmount.fromRawAmount(Ether.onChain(1), units.weth(1).toString());
    const built = await buildTrade(client, [pool], ether, USDC);
    const parameters = SwapRouter.swapCallParameters(built, {
      slippageTolerance: new Percent(50, 10_000),
      recipient: chain.traderAddress,
      deadline: 2 ** 40,
    });
    return { client, parameters };
  }
  const received = () => balanceOf(chain, USDC.address, chain.traderAddress);

  proves(['private'], 'sends to the private endpoint alone, and finds the receipt', async () => {
    const { client, parameters } = await sale();
    const receipt = await sendPrivately(client, hidden.url, SWAP_ROUTER, parameters);
    expect(receipt.status).toBe('success');
    expect(sentTo).toEqual(['hidden']);
    expect((await received()).gt(units.usdc(1_990))).toBe(true);
  });

  proves(['private'], 'gives up when no block has it, and the nonce is still free', async () => {
    const { client, parameters } = await sale();
    const address = chain.traderAddress as Address;
    const nonce = await client.getTransactionCount({ address });
    passesOn = false;
    await expect(sendPrivately(client, hidden.url, SWAP_ROUTER, parameters, 500)).rejects.toThrow(
      'Timed out while waiting for transaction',
    );
    expect(await client.getTransactionCount({ address })).toBe(nonce);
    expect((await received()).toNumber()).toBe(0);
  });

  proves(['private'], 'sends nothing when the price has passed the minimum', async () => {
    const { client, parameters } = await sale();
    await swapInPool(chain, WETH.address, USDC.address, 3000, units.weth(10));
    await expect(sendPrivately(client, hidden.url, SWAP_ROUTER, parameters)).rejects.toThrow(
      'Too little received',
    );
    expect(sentTo).toEqual([]);
  });
});
