// SPDX-License-Identifier: MIT
// @vitest-environment happy-dom
import { Percent } from '@uniswap/sdk-core';
import { SwapRouter } from '@uniswap/v3-sdk';
import type { Address, Hex } from 'viem';
import { beforeEach, expect } from 'vitest';
import { type Config, createConfig, createStorage, http } from 'wagmi';
import { connect, getConnectorClient } from 'wagmi/actions';
import { mainnet } from 'wagmi/chains';
import { injected } from 'wagmi/connectors';
import { sendCalls, waitForCallsStatus } from 'viem/actions';
import * as app from '../../../../content/samples/sdk/web3-react/wagmi/app.tsx';
import * as sample from '../../../../content/samples/sdk/web3-react/wagmi/approve-and-swap.tsx';
import { SWAP_ROUTER, USDC, WETH } from '../../../../content/samples/sdk/v3/viem/config.ts';
import { useChain } from '../../chain/context.ts';
import { trade } from '../../chain/pools.ts';
import { balanceOf, fund, token, units } from '../../chain/tokens.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';
import { BatchWallet } from './batch-wallet.ts';
import { usePage } from './react-page.tsx';
import { viemClient } from './v3-viem-client.ts';
import { soon, usdc, usdcWeth } from './v3-market.ts';

const { render, press, says } = usePage();

describeSample('sdk/web3-react/wagmi/approve-and-swap.tsx', (proves) => {
  const chain = useChain();
  let wallet: BatchWallet;
  let config: Config;
  let swap: sample.Swap;

  beforeEach(async () => {
    app.queryClient.clear();
    wallet = new BatchWallet(chain);
    config = createConfig({
      chains: [{ ...mainnet, contracts: {}, rpcUrls: { default: { http: [chain.url] } } }],
      connectors: [
        injected({ target: { id: 'wallet', name: 'Wallet', provider: wallet as never } }),
      ],
      transports: { [mainnet.id]: http(chain.url) },
      storage: createStorage({ storage: localStorage }),
      pollingInterval: 50,
    });
    await connect(config, { connector: config.connectors[0]! });

    // A sale of 2,000 USDC, as built in the trading guide.
    await fund(chain, chain.traderAddress, { usdc: units.usdc(2_000) });
    const client = viemClient(chain);
    const built = await client.buildTrade([await usdcWeth(client)], usdc(2_000), WETH);
    const { calldata } = SwapRouter.swapCallParameters(built, {
      slippageTolerance: new Percent(50, 10_000),
      recipient: chain.traderAddress,
      deadline: await soon(chain),
    });
    swap = {
      chainId: 1,
      router: SWAP_ROUTER,
      tokenIn: USDC.address as Address,
      amountIn: units.usdc(2_000).toBigInt(),
      calldata: calldata as Hex,
    };
  });

  const owned = async () => {
    const [sold, bought] = [USDC, WETH].map(({ address }) =>
      balanceOf(chain, address, chain.traderAddress),
    );
    return [(await sold!).toNumber(), (await bought!).gt(0)];
  };
  const SWAPPED = [0, true];
  const UNTOUCHED = [units.usdc(2_000).toNumber(), false];
  const allowance = async () =>
    Number(await token(USDC.address, chain.provider).allowance(chain.traderAddress, SWAP_ROUTER));
  /** Moves the price so that the swap misses its minimum. */
  const overtake = () => trade(chain, USDC.address, WETH.address, 3000, units.usdc(100_000));

  for (const atomic of ['ready', 'supported'] as const) {
    proves(['calls', 'batch', 'swap'], `asks once where atomic is ${atomic}`, async () => {
      if (atomic === 'supported') {
        // The account was upgraded for an earlier batch.
        const [approve] = await sample.callsOf(config, chain.traderAddress as Address, {
          ...swap,
          amountIn: 1n,
        });
        await sample.sendTogether(config, 1, [approve!]);
      }
      expect(wallet.atomic).toBe(atomic);
      wallet.confirmed = [];
      const hash = await sample.approveAndSwap(config, swap);
      expect(wallet.confirmed).toEqual(['wallet_sendCalls']);
      expect(await owned()).toEqual(SWAPPED);
      expect(await allowance()).toBe(0);
      // One transaction from the account to itself made both calls.
      const { to, from } = await chain.provider.getTransactionReceipt(hash);
      expect([from, to]).toEqual([chain.traderAddress, chain.traderAddress]);
    });
  }

  proves(['batch', 'swap'], 'leaves nothing behind where the swap reverts in a batch', async () => {
    wallet.before = overtake;
    await expect(sample.approveAndSwap(config, swap)).rejects.toThrow(
      'The calls failed with status 500',
    );
    expect(wallet.confirmed).toEqual(['wallet_sendCalls']);
    expect(await owned()).toEqual(UNTOUCHED);
    expect(await allowance()).toBe(0);
  });

  for (const [how, set] of [
    ['does not know the methods (4200)', () => (wallet.unknown = 4200)],
    ['does not know the methods (-32601)', () => (wallet.unknown = -32601)],
    [
      'knows the capabilities alone (4200)',
      () => Object.assign(wallet, { unknown: 4200, onlyCapabilities: true }),
    ],
    [
      'knows the capabilities alone (-32601)',
      () => Object.assign(wallet, { unknown: -32601, onlyCapabilities: true }),
    ],
    [
      'makes no atomic calls, and does not heed that they are required',
      () => Object.assign(wallet, { atomic: 'unsupported', early: true }),
    ],
    ['makes no atomic calls', () => (wallet.atomic = 'unsupported')],
    ['says nothing of atomic calls', () => (wallet.atomic = undefined)],
    [
      'would have to upgrade the account, and may not',
      () => (wallet.refuses = { method: 'wallet_sendCalls', code: 5750 }),
    ],
  ] as const) {
    proves(['batch', 'swap'], `asks twice where the wallet ${how}`, async () => {
      set();
      await sample.approveAndSwap(config, swap);
      expect(wallet.confirmed).toEqual(['eth_sendTransaction', 'eth_sendTransaction']);
      expect(await owned()).toEqual(SWAPPED);
    });
  }

  proves(['batch', 'swap'], 'sends nothing where the person declines', async () => {
    wallet.refuses = { method: 'wallet_sendCalls', code: 4001 };
    await expect(sample.approveAndSwap(config, swap)).rejects.toThrow('User rejected the request.');
    expect(wallet.confirmed).toEqual([]);
    expect(await owned()).toEqual(UNTOUCHED);
  });

  proves(['swap'], 'leaves the approval where two transactions are sent', async () => {
    wallet.atomic = 'unsupported';
    wallet.before = () => (wallet.confirmed.length === 2 ? overtake() : Promise.resolve());
    await expect(sample.approveAndSwap(config, swap)).rejects.toThrow('Too little received');
    expect(await owned()).toEqual(UNTOUCHED);
    expect(await allowance()).toBe(Number(swap.amountIn));
  });

  proves(['calls'], 'approves only what is missing, and sets a leftover to 0 first', async () => {
    const account = chain.traderAddress as Address;
    const count = async () => (await sample.callsOf(config, account, swap)).length;
    const allow = async (amount: bigint) =>
      (await token(USDC.address, chain.trader).approve(SWAP_ROUTER, amount)).wait();
    expect(await count()).toBe(2);
    await allow(1n);
    expect(await count()).toBe(3);
    await allow(swap.amountIn);
    expect(await count()).toBe(1);
    await sample.approveAndSwap(config, swap);
    expect(wallet.confirmed).toEqual(['eth_sendTransaction']);
    expect(await owned()).toEqual(SWAPPED);
  });

  proves(
    ['batch'],
    'is what forceAtomic is for: without it a batch may be done in part',
    async () => {
      wallet.atomic = 'unsupported';
      const client = await getConnectorClient(config);
      const calls = await sample.callsOf(config, chain.traderAddress as Address, swap);
      await expect(sendCalls(client, { calls, forceAtomic: true })).rejects.toThrow(
        'The wallet does not support atomic execution but the request requires it.',
      );
      wallet.before = overtake;
      const { id } = await sendCalls(client, { calls });
      const { status, statusCode, atomic } = await waitForCallsStatus(client, { id });
      expect([status, statusCode, atomic]).toEqual(['failure', 600, false]);
      expect(await owned()).toEqual(UNTOUCHED);
      expect(await allowance()).toBe(Number(swap.amountIn));
    },
  );

  proves(['batch'], 'does more than the fall-back of viem, which does not know 4200', async () => {
    const client = await getConnectorClient(config);
    const calls = await sample.callsOf(config, chain.traderAddress as Address, swap);
    wallet.unknown = 4200;
    await expect(sendCalls(client, { calls, experimental_fallback: true })).rejects.toThrow(
      'The Provider does not support the requested method',
    );
    wallet.unknown = -32601;
    await expect(sendCalls(client, { calls })).rejects.toThrow(
      'does not exist / is not available.',
    );
  });

  proves(['swap'], 'says what became of the swap', async () => {
    wallet.before = overtake;
    await render(
      <app.Wallets config={config}>
        <sample.SwapButton swap={swap} />
      </app.Wallets>,
    );
    await press('Swap');
    await says('No swap was confirmed: The calls failed with status 500');
  });

  proves(['swap'], 'swaps on a click', async () => {
    await render(
      <app.Wallets config={config}>
        <sample.SwapButton swap={swap} />
      </app.Wallets>,
    );
    await press('Swap');
    await says('Swapped.');
    expect(await owned()).toEqual(SWAPPED);
  });
});
