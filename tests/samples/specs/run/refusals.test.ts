// SPDX-License-Identifier: MIT
import { BigNumber, constants, utils } from 'ethers';
import { describe, expect, it } from 'vitest';
import { addresses as a } from '../../chain/addresses.ts';
import { published } from '../../chain/published.ts';
import { useTwoChains } from '../../chain/two-chains.ts';

const [DEPLOYER, TRADER] = [
  '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266',
  '0x70997970c51812dc3a010c7d01b50e0d17dc79c8',
];
const ether = (amount: number) => utils.parseEther(`${amount}`);
const IN_TIME = 2 ** 40;

describe('a request that a node refuses', () => {
  const both = useTwoChains();

  const encode = (name: keyof typeof published, method: string, args: readonly unknown[]) =>
    new utils.Interface(published[name].abi as never).encodeFunctionData(method, args);

  /** Has both refuse a call and an estimate of it; returns the message. */
  const refused = async (to: string, data: string, from = TRADER, value = '0x0') => {
    await both.same('eth_estimateGas', { from, to, data, value });
    const answer = await both.same('eth_call', { from, to, data, value }, 'latest');
    if (!('error' in answer)) throw new Error('not refused');
    return answer.error.message;
  };

  const single = (change: object) => [
    {
      tokenIn: a.dai,
      tokenOut: a.weth9,
      fee: 3000,
      recipient: DEPLOYER,
      deadline: IN_TIME,
      amountIn: ether(1),
      amountOutMinimum: 0,
      sqrtPriceLimitX96: 0,
      ...change,
    },
  ];

  it('refuses swaps in the words of the router', async () => {
    const swap = (change: object, from = TRADER) =>
      refused(a.swapRouter, encode('swapRouter', 'exactInputSingle', single(change)), from);
    // A missing approval.
    expect(await swap({})).toBe('execution reverted: STF');
    expect(await swap({ deadline: 1 })).toBe('execution reverted: Transaction too old');
    // No pool.
    expect(await swap({ fee: 10000 })).toBe('execution reverted');
    expect(await swap({ tokenOut: a.dai })).toBe('execution reverted');
    expect(await swap({ sqrtPriceLimitX96: 1 })).toBe('execution reverted: SPL');
    expect(await swap({ amountIn: 0 })).toBe('execution reverted: AS');
    await both.send({
      from: DEPLOYER,
      to: a.dai,
      data: encode('weth9', 'approve', [a.swapRouter, constants.MaxUint256]),
    });
    for (const amountOutMinimum of [ether(1), ether(1000), constants.MaxUint256]) {
      expect(await swap({ amountOutMinimum }, DEPLOYER)).toBe(
        'execution reverted: Too little received',
      );
    }
    await both.same('eth_estimateGas', {
      from: DEPLOYER,
      to: a.swapRouter,
      data: encode('swapRouter', 'exactInputSingle', single({})),
    });
  });

  it('refuses what positions, pairs and factories do not do', async () => {
    const manager = (method: string, args: unknown[], from = TRADER) =>
      refused(a.positionManager, encode('positionManager', method, args), from);
    const collect = { tokenId: 1, recipient: TRADER, amount0Max: 1, amount1Max: 1 };
    expect(await manager('collect', [collect])).toBe('execution reverted: Not approved');
    expect(await manager('positions', [99])).toBe('execution reverted: Invalid token ID');
    expect(await manager('burn', [1], DEPLOYER)).toBe('execution reverted: Not cleared');
    const mint = {
      token0: a.dai,
      token1: a.weth9,
      fee: 3000,
      tickLower: -60,
      tickUpper: 60,
      amount0Desired: 1000,
      amount1Desired: 1000,
      amount0Min: 2000,
      amount1Min: 0,
      recipient: DEPLOYER,
      deadline: IN_TIME,
    };
    await manager('mint', [mint], DEPLOYER);
    await manager('mint', [{ ...mint, tickLower: 60 }], DEPLOYER);
    await manager('mint', [{ ...mint, tickLower: -61, amount0Min: 0 }], DEPLOYER);
    await manager('mint', [{ ...mint, deadline: 1 }], DEPLOYER);
    const factory = (method: string, args: unknown[], from = TRADER) =>
      refused(a.v3Factory, encode('v3Factory', method, args), from);
    await factory('createPool', [a.dai, a.weth9, 3000]);
    await factory('createPool', [a.dai, a.dai, 500]);
    await factory('setOwner', [TRADER]);
    await factory('enableFeeAmount', [100, 1], DEPLOYER);
    const router = (method: string, args: unknown[]) =>
      refused(a.v2Router02, encode('v2Router02', method, args));
    const path = [a.dai, a.weth9];
    await router('swapExactTokensForTokens', [1, 1, path, TRADER, 1]);
    await router('swapExactTokensForTokens', [ether(1), ether(9), path, TRADER, IN_TIME]);
    await router('swapExactTokensForTokens', [ether(1), 0, path, TRADER, IN_TIME]);
    await router('getAmountsOut', [0, path]);
    await router('getAmountsOut', [1, [a.dai]]);
    await refused(a.v2Factory, encode('v2Factory', 'createPair', path));
    const pool = '0xC2e9F25Be6257c210d7Adf0D4Cd6E3E881ba25f8';
    await refused(pool, encode('v3Pool', 'initialize', [1]));
    await refused(pool, encode('v3Pool', 'observe', [[10 ** 9]]));
    await refused(pool, encode('v3Pool', 'mint', [TRADER, 60, -60, 1, '0x']));
    await refused(pool, encode('v3Pool', 'burn', [0, 60, 1]));
    await refused(pool, encode('v3Pool', 'flash', [TRADER, 1, 1, '0x']));
    await refused(
      pool,
      encode('v3Pool', 'swap', [TRADER, true, 1, constants.MaxUint256.shr(96), '0x']),
    );
  });

  it('gives the errors that contracts name themselves, with their data', async () => {
    const permit2 = (method: string, args: unknown[]) =>
      refused(a.permit2, encode('permit2', method, args));
    const transfer = 'transferFrom(address,address,uint160,address)';
    expect(await permit2(transfer, [DEPLOYER, TRADER, 1, a.dai])).toMatch(/custom error/);
    await permit2('invalidateNonces', [a.dai, TRADER, 0]);
    const details = { token: a.dai, amount: 1, expiration: 1, nonce: 0 };
    const signed = { details, spender: TRADER, sigDeadline: 1 };
    const of = new utils.Interface(published.permit2.abi as never);
    const name = Object.keys(of.functions).find((each) =>
      each.startsWith('permit(address,((address,uint160,uint48,uint48),'),
    );
    await permit2(name ?? '', [TRADER, signed, '0x']);
    await permit2(name ?? '', [TRADER, { ...signed, sigDeadline: IN_TIME }, '0x']);
    await permit2(name ?? '', [
      TRADER,
      { ...signed, sigDeadline: IN_TIME },
      `0x${'11'.repeat(65)}`,
    ]);
    const execute = 'execute(bytes,bytes[],uint256)';
    const router = (args: unknown[]) =>
      refused(a.universalRouter, encode('universalRouter', execute, args));
    await router(['0x', [], 1]);
    await router(['0x00', [], IN_TIME]);
    await router(['0x3f', ['0x'], IN_TIME]);
    await router(['0x0b', ['0x'], IN_TIME]);
    await router([
      '0x0b',
      [utils.defaultAbiCoder.encode(['address', 'uint256'], [TRADER, ether(1)])],
      IN_TIME,
    ]);
  });

  it('gives panics, plain reverts, unknown opcodes and empty gas', async () => {
    // Creation code runs as it is: PUSH data, MSTORE, REVERT.
    const reverting = (data: string) => {
      const words = data.slice(2).match(/.{1,64}/g) ?? [];
      const stores = words.map((word, index) => {
        const at = (index * 32).toString(16).padStart(4, '0');
        return `7f${word.padEnd(64, '0')}61${at}52`;
      });
      const size = ((data.length - 2) / 2).toString(16).padStart(4, '0');
      return `0x${stores.join('')}61${size}6000fd`;
    };
    const panic = (code: number) => `0x4e487b71${code.toString(16).padStart(64, '0')}`;
    const text = (reason: string) =>
      `0x08c379a0${utils.defaultAbiCoder.encode(['string'], [reason]).slice(2)}`;
    for (const data of [
      ...[0x00, 0x01, 0x11, 0x12, 0x21, 0x22, 0x31, 0x32, 0x41, 0x51, 0x99].map(panic),
      ...['plain', 'ünïcode', '', 'a'.repeat(80)].map(text),
      '0x',
      '0x12',
      '0x12345678',
      `0xdeadbeef${'00'.repeat(32)}`,
      `0x815e1d64`,
      `0x08c379a0${'ff'.repeat(32)}`,
      '0x4e487b71',
    ]) {
      await both.same('eth_call', { from: TRADER, data: reverting(data) }, 'latest');
      await both.same('eth_estimateGas', { from: TRADER, data: reverting(data) });
    }
    for (const code of ['0xfe', '0x01', '0x56', '0x600456', '0x0c', '0x5b600056']) {
      await both.same('eth_call', { from: TRADER, data: code, gas: '0x186a0' }, 'latest');
    }
  });

  it('refuses transactions that no block takes', async () => {
    const rich = BigNumber.from(2).pow(120).toHexString();
    const send = (change: object) =>
      both.same('eth_sendTransaction', { from: TRADER, to: DEPLOYER, ...change });
    await send({ value: rich });
    await send({ from: a.dai, value: '0x1' });
    await both.same('eth_call', { from: TRADER, to: DEPLOYER, value: rich }, 'latest');
    await both.same('eth_estimateGas', { from: TRADER, to: DEPLOYER, value: rich });
    await both.same('eth_call', { from: TRADER, to: DEPLOYER, gas: '0x5207' }, 'latest');
    await both.same('eth_call', { from: TRADER, to: a.dai }, '0xfffff');
    await both.same('eth_sendRawTransaction', '0x1234');
    await both.same('eth_noSuchThing');
    await both.same('eth_getLogs', { blockHash: utils.id('no block') });
    await send({ gas: '0xffffffffff' });
    await send({ maxFeePerGas: '0x1', maxPriorityFeePerGas: '0x1' });
    await send({ gasPrice: '0x1' });
    await send({ maxFeePerGas: '0x77359400', maxPriorityFeePerGas: '0x87359400' });
    await both.same('evm_setNextBlockTimestamp', 1);
    await both.same('evm_revert', '0x999');
    await both.settle();
    await both.result('eth_sendTransaction', { from: TRADER, to: DEPLOYER, value: '0x1' });
    await send({ nonce: '0x0', value: '0x1' });
  });

  it('was compared at least 150 times', () => {
    expect(both.compared).toBeGreaterThanOrEqual(150);
  });
});
