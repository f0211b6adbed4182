// SPDX-License-Identifier: MIT
import { BigNumber, constants, Contract, providers, utils, Wallet } from 'ethers';
import { createPublicClient, custom } from 'viem';
import { mainnet } from 'viem/chains';
import { describe, expect, it } from 'vitest';
import { addresses as a } from '../../chain/addresses.ts';
import { sampleContract } from '../../chain/compiled.ts';
import { published } from '../../chain/published.ts';
import { useTwoChains } from '../../chain/two-chains.ts';

const [DEPLOYER, TRADER] = [
  '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266',
  '0x70997970c51812dc3a010c7d01b50e0d17dc79c8',
];
/** Of the third account of every development node. */
const KEY = '0x5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a';
const IN_TIME = 2 ** 40;
/** Gas for any of these: an estimate of now is too low where an oracle's write is due 12 s later. */
const MUCH = '0x4c4b40';
const ether = (amount: number | string) => utils.parseEther(`${amount}`);

describe('a transaction', () => {
  const both = useTwoChains();

  const encode = (name: keyof typeof published, method: string, args: readonly unknown[]) =>
    new utils.Interface(published[name].abi as never).encodeFunctionData(method, args);
  const send = (to: string, data: string, from = DEPLOYER, more = {}) =>
    both.send({ from, to, data, gas: MUCH, ...more });
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
    // No higher tip: the node proposes what its last blocks were paid, the engine always the same.
    const tips = { maxFeePerGas: '0x77359400', maxPriorityFeePerGas: '0x3b9aca00' };
    await both.send({ from: TRADER, to: DEPLOYER, value: '0x0', gas: '0xffff', ...tips });
    await send(a.weth9, encode('weth9', 'deposit', []), TRADER, { value: '0x1158e460913d00000' });
    await both.send({ from: TRADER, to: a.weth9, value: '0x1' });
    await both.same('eth_feeHistory', '0x3', 'latest', [25, 75]);
    await balances();
  });

  it('swaps, in v3 and v1, with the same events, gas and balances', async () => {
    for (const spender of [a.swapRouter, a.v2Router02]) {
      for (const token of [a.dai, a.weth9]) {
        await send(token, encode('weth9', 'approve', [spender, constants.MaxUint256]));
      }
    }
    for (const [tokenIn, tokenOut, amountIn] of [
      [a.dai, a.weth9, ether(2_000)],
      [a.weth9, a.dai, ether('0.5')],
      [a.weth9, a.dai, ether(900)],
    ]) {
      const params = {
        tokenIn,
        tokenOut,
        fee: 3000,
        recipient: TRADER,
        deadline: IN_TIME,
        amountIn,
        amountOutMinimum: 0,
        sqrtPriceLimitX96: 0,
      };
      const receipt = await send(a.swapRouter, encode('swapRouter', 'exactInputSingle', [params]));
      expect(receipt.status).toBe('0x1');
    }
    const swap = [ether(10), 1, [a.dai, a.weth9], TRADER, IN_TIME];
    const { status } = await send(
      a.v2Router02,
      encode('v2Router02', 'swapExactTokensForTokens', swap),
    );
    expect(status).toBe('0x1');
    await balances();
  });

  it('mines what reverts, with a receipt that says so', async () => {
    const swap = [ether(10), ether(10), [a.dai, a.weth9], TRADER, IN_TIME];
    const data = encode('v2Router02', 'swapExactTokensForTokens', swap);
    const { status, logs } = await send(a.v2Router02, data, DEPLOYER, { gas: '0x7a120' });
    expect([status, logs]).toEqual(['0x0', []]);
    // Out of gas half-way.
    const short = await send(a.v2Router02, data, DEPLOYER, { gas: '0xc350' });
    expect(short.status).toBe('0x0');
    await balances();
  });

  it('opens a position, lets time pass, takes from it and empties it', async () => {
    const mint = {
      token0: a.dai,
      token1: a.weth9,
      fee: 3000,
      tickLower: -82_920,
      tickUpper: -69_060,
      amount0Desired: ether(4_000),
      amount1Desired: ether(2),
      amount0Min: 0,
      amount1Min: 0,
      recipient: DEPLOYER,
      deadline: IN_TIME,
    };
    const minted = await send(a.positionManager, encode('positionManager', 'mint', [mint]));
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
      { to: a.positionManager, data: encode('positionManager', 'positions', [tokenId]) },
      'latest',
    );
    const amount = BigNumber.from(`0x${liquidity.slice(2 + 7 * 64, 2 + 8 * 64)}`);
    const decrease = {
      tokenId,
      liquidity: amount,
      amount0Min: 0,
      amount1Min: 0,
      deadline: IN_TIME,
    };
    await send(a.positionManager, encode('positionManager', 'decreaseLiquidity', [decrease]));
    const max = BigNumber.from(2).pow(128).sub(1);
    const collect = { tokenId, recipient: DEPLOYER, amount0Max: max, amount1Max: max };
    await send(a.positionManager, encode('positionManager', 'collect', [collect]));
    const burnt = await send(a.positionManager, encode('positionManager', 'burn', [tokenId]));
    expect(burnt.status).toBe('0x1');
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
    const created = await send(
      a.v3Factory,
      encode('v3Factory', 'createPool', [a.dai, a.weth9, 10000]),
    );
    expect(created.status).toBe('0x1');
    await send(a.v2Factory, encode('v2Factory', 'createPair', [a.dai, a.usdc]));
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
  const data = new utils.Interface(published.swapRouter.abi as never);
  const params = [[a.dai, a.weth9, 3000, TRADER, IN_TIME, 1, 0, 0]];
  const call = {
    to: a.swapRouter,
    from: TRADER,
    data: data.encodeFunctionData('exactInputSingle', params),
  };

  it('reads a revert of the engine as it reads one of a node: ethers', async () => {
    const said = async (provider: providers.Provider) => {
      const router = new Contract(a.swapRouter, published.swapRouter.abi as never, provider);
      const error = (await router.callStatic.exactInputSingle!(params[0], { from: TRADER }).catch(
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
