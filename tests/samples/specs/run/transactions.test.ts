// SPDX-License-Identifier: MIT
import { BigNumber, constants, Contract, providers, utils, Wallet } from 'ethers';
import { createPublicClient, custom } from 'viem';
import { mainnet } from 'viem/chains';
import { describe, expect, it } from 'vitest';
import { addresses as a } from '../../chain/addresses.ts';
import { sampleContract } from '../../chain/compiled.ts';
import { IN_TIME } from '../../chain/context.ts';
import { swapParams } from '../../chain/pools.ts';
import { collectParams, decreaseParams, mintParams } from '../../chain/positions.ts';
import { encode, published } from '../../chain/published.ts';
import { units } from '../../chain/tokens.ts';
import { callOf, DEPLOYER, TRADER, useTwoChains } from '../../chain/two-chains.ts';

/** Private key of the third account of every development node. */
const KEY = '0x5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a';
/**
 * Enough gas for any of these transactions. An estimate would be too low if an oracle write becomes due in the 12 s
 * until the block.
 */
const MUCH = '0x4c4b40';
const ether = units.weth;

describe('a transaction', () => {
  const both = useTwoChains();

  const send = (call: { to: string; data: string }, more = {}) =>
    both.send({ from: DEPLOYER, gas: MUCH, ...call, ...more });
  const balances = async () => {
    for (const owner of [DEPLOYER, TRADER, constants.AddressZero]) {
      await both.same('eth_getBalance', owner, 'latest');
      for (const to of [a.dai, a.usdc, a.weth9]) {
        await both.same('eth_call', { to, data: encode('weth9', 'balanceOf', [owner]) }, 'latest');
      }
    }
  };

  it('sends ether, of either kind, and pays the same for it', async () => {
    await both.send({ from: TRADER, to: DEPLOYER, value: ether(1).toHexString() });
    await both.send({ from: TRADER, to: DEPLOYER, value: '0x1', gasPrice: '0x77359400' });
    // Fixed fees, because the node proposes tips based on its recent blocks, but the engine always proposes the same
    // tip.
    const tips = { maxFeePerGas: '0x77359400', maxPriorityFeePerGas: '0x3b9aca00' };
    await both.send({ from: TRADER, to: DEPLOYER, value: '0x0', gas: '0xffff', ...tips });
    const deposit = { from: TRADER, value: '0x1158e460913d00000' };
    await send(callOf('weth9', 'deposit'), deposit);
    await both.send({ from: TRADER, to: a.weth9, value: '0x1' });
    await both.same('eth_feeHistory', '0x3', 'latest', [25, 75]);
    await balances();
  });

  it('swaps, in v3 and v1, with the same events, gas and balances', async () => {
    for (const spender of [a.swapRouter, a.v2Router02]) {
      for (const token of [a.dai, a.weth9]) {
        const approval = encode('weth9', 'approve', [spender, constants.MaxUint256]);
        await send({ to: token, data: approval });
      }
    }
    for (const [tokenIn, tokenOut, amountIn] of [
      [a.dai, a.weth9, ether(2_000)],
      [a.weth9, a.dai, ether('0.5')],
      [a.weth9, a.dai, ether(900)],
    ] as const) {
      const params = swapParams(tokenIn, tokenOut, 3000, amountIn, TRADER);
      const receipt = await send(callOf('swapRouter', 'exactInputSingle', [params]));
      expect(receipt.status).toBe('0x1');
    }
    const swap = [ether(10), 1, [a.dai, a.weth9], TRADER, IN_TIME];
    const { status } = await send(callOf('v2Router02', 'swapExactTokensForTokens', swap));
    expect(status).toBe('0x1');
    await balances();
  });

  it('mines what reverts, with a receipt that says so', async () => {
    const swap = [ether(10), ether(10), [a.dai, a.weth9], TRADER, IN_TIME];
    const call = callOf('v2Router02', 'swapExactTokensForTokens', swap);
    const { status, logs } = await send(call, { gas: '0x7a120' });
    expect([status, logs]).toEqual(['0x0', []]);
    // This transaction runs out of gas halfway.
    const short = await send(call, { gas: '0xc350' });
    expect(short.status).toBe('0x0');
    await balances();
  });

  it('opens a position, lets time pass, takes from it and empties it', async () => {
    const manager = (method: string, args: unknown) =>
      send(callOf('positionManager', method, [args]));
    const range = { tickLower: -82_920, tickUpper: -69_060 };
    const amounts = [ether(4_000), ether(2)];
    const minted = await manager(
      'mint',
      mintParams([a.dai, a.weth9], 3000, amounts, DEPLOYER, range),
    );
    expect(minted.status).toBe('0x1');
    await both.same('eth_getLogs', { fromBlock: minted.blockNumber, address: a.positionManager });
    await both.same('eth_getLogs', {
      fromBlock: minted.blockNumber,
      topics: [minted.logs[0]?.topics[0] ?? ''],
    });
    await both.same('eth_getLogs', {
      fromBlock: '0x27',
      toBlock: 'latest',
      topics: [null, [utils.id('x')]],
    });
    const tokenId = 5;
    const liquidity = await both.result(
      'eth_call',
      callOf('positionManager', 'positions', [tokenId]),
      'latest',
    );
    const amount = BigNumber.from(`0x${liquidity.slice(2 + 7 * 64, 2 + 8 * 64)}`);
    await manager('decreaseLiquidity', decreaseParams(tokenId, amount));
    await manager('collect', collectParams(tokenId, DEPLOYER));
    expect((await manager('burn', tokenId)).status).toBe('0x1');
    await balances();
  });

  it('creates contracts and pools at the same addresses', async () => {
    const { bytecode } = sampleContract('v3/single-swap.sol', 'SingleSwap');
    const router = utils.defaultAbiCoder.encode(['address'], [a.swapRouter]).slice(2);
    await both.settle();
    const hash = await both.result('eth_sendTransaction', {
      from: TRADER,
      data: bytecode + router,
    });
    const { contractAddress } = await both.result<{ contractAddress: string }>(
      'eth_getTransactionReceipt',
      hash,
    );
    await both.same('eth_getCode', contractAddress, 'latest');
    const created = await send(callOf('v3Factory', 'createPool', [a.dai, a.weth9, 10000]));
    expect(created.status).toBe('0x1');
    await send(callOf('v2Factory', 'createPair', [a.dai, a.usdc]));
  });

  it('arrives signed by a wallet', async () => {
    const wallet = new Wallet(KEY);
    const base = { to: DEPLOYER, value: 5, gasLimit: 30_000, chainId: 1 };
    for (const [nonce, fees] of [
      [0, { type: 2, maxFeePerGas: 3e9, maxPriorityFeePerGas: 1e9 }],
      [1, { type: 0, gasPrice: 2e9 }],
      [
        2,
        { type: 1, gasPrice: 2e9, accessList: [{ address: a.dai, storageKeys: [utils.id('x')] }] },
      ],
    ] as const) {
      await both.settle();
      const raw = await wallet.signTransaction({ ...base, nonce, ...fees } as never);
      const hash = await both.result('eth_sendRawTransaction', raw);
      await both.same('eth_getTransactionByHash', hash);
      await both.same('eth_getTransactionReceipt', hash);
    }
    const low = { ...base, nonce: 0, type: 0, gasPrice: 2e9 };
    await both.same('eth_sendRawTransaction', await wallet.signTransaction(low));
  });

  it('is undone by going back to a snapshot', async () => {
    const id = await both.engine.request({ method: 'evm_snapshot' });
    const onNode = (await both.anvil.provider.send('evm_snapshot', [])) as string;
    const more = { value: ether(3).toHexString(), gasPrice: '0x77359400' };
    await both.send({ from: TRADER, to: DEPLOYER, ...more });
    expect(await both.engine.request({ method: 'evm_revert', params: [id] })).toBe(true);
    await both.anvil.provider.send('evm_revert', [onNode]);
    expect(await both.engine.request({ method: 'evm_revert', params: [id] })).toBe(false);
    await both.same('eth_blockNumber');
    await both.same('eth_getTransactionCount', TRADER, 'latest');
    await balances();
  });

  it('was compared at least 150 times', () => {
    expect(both.compared).toBeGreaterThanOrEqual(150);
  });
});

describe('a library', () => {
  const both = useTwoChains();
  const params = swapParams(a.dai, a.weth9, 3000, 1, TRADER);
  const call = { from: TRADER, ...callOf('swapRouter', 'exactInputSingle', [params]) };

  it('reads a revert of the engine as it reads one of a node: ethers', async () => {
    const said = async (provider: providers.Provider) => {
      const router = new Contract(a.swapRouter, published.swapRouter.abi as never, provider);
      const error = (await router.callStatic.exactInputSingle!(params, { from: TRADER }).catch(
        (caught: unknown) => caught,
      )) as { code: string; reason: string; errorName: string };
      return [error.code, error.reason, error.errorName];
    };
    const engine = new providers.Web3Provider(both.engine as providers.ExternalProvider, 1);
    expect(await said(engine)).toEqual(await said(both.anvil.provider));
    expect((await said(engine))[1]).toBe('STF');
  });

  it('reads a revert of the engine as it reads one of a node: viem', async () => {
    const said = async (
      request: (asked: { method: string; params?: unknown }) => Promise<unknown>,
    ) => {
      const client = createPublicClient({ chain: mainnet, transport: custom({ request }) });
      const error = (await client.call(call as never).catch((caught: unknown) => caught)) as Error;
      return error.message;
    };
    const node = await said(
      ({ method, params: list }) =>
        both.anvil.provider.send(method, list as unknown[]).catch((caught: { error: unknown }) => {
          throw caught.error ?? caught;
        }) as Promise<unknown>,
    );
    const own = await said((asked) => both.engine.request(asked as never));
    expect(own).toContain('STF');
    expect(own.split('\n')[0]).toBe(node.split('\n')[0]);
  });
});
