// SPDX-License-Identifier: MIT
import { BigNumber, constants, utils } from 'ethers';
import { describe, expect, it } from 'vitest';
import { addresses as a } from '../../chain/addresses.ts';
import { IN_TIME } from '../../chain/context.ts';
import { PERMIT } from '../../chain/permit-single.ts';
import { swapParams } from '../../chain/pools.ts';
import { mintParams } from '../../chain/positions.ts';
import { encode } from '../../chain/published.ts';
import { units } from '../../chain/tokens.ts';
import { callOf, DEPLOYER, POOL, TRADER, useTwoChains } from '../../chain/two-chains.ts';

const ether = units.weth;

describe('a request that a node refuses', () => {
  const both = useTwoChains();

  /**
   * Asserts that the node and the engine reject a call in the same way, and agree on its gas estimate. Returns the
   * message.
   */
  const refused = async (call: { to: string; data: string }, from = TRADER) => {
    await both.same('eth_estimateGas', { from, value: '0x0', ...call });
    const answer = await both.same('eth_call', { from, value: '0x0', ...call }, 'latest');
    if (!('error' in answer)) throw new Error('not refused');
    return answer.error.message;
  };

  const sale = (changes: object) =>
    callOf('swapRouter', 'exactInputSingle', [
      swapParams(a.dai, a.weth9, 3000, ether(1), DEPLOYER, changes),
    ]);

  it('refuses swaps in the words of the router', async () => {
    const swap = (change: object, from = TRADER) => refused(sale(change), from);
    // The approval is missing.
    expect(await swap({})).toBe('execution reverted: STF');
    expect(await swap({ deadline: 1 })).toBe('execution reverted: Transaction too old');
    // The pool does not exist.
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
    await both.same('eth_estimateGas', { from: DEPLOYER, ...sale({}) });
  });

  it('refuses what positions, pairs and factories do not do', async () => {
    const manager = (method: string, args: unknown[], from = TRADER) =>
      refused(callOf('positionManager', method, args), from);
    const collect = { tokenId: 1, recipient: TRADER, amount0Max: 1, amount1Max: 1 };
    expect(await manager('collect', [collect])).toBe('execution reverted: Not approved');
    expect(await manager('positions', [99])).toBe('execution reverted: Invalid token ID');
    expect(await manager('burn', [1], DEPLOYER)).toBe('execution reverted: Not cleared');
    const mint = mintParams([a.dai, a.weth9], 3000, [1000, 1000], DEPLOYER, {
      tickLower: -60,
      tickUpper: 60,
      amount0Min: 2000,
    });
    await manager('mint', [mint], DEPLOYER);
    await manager('mint', [{ ...mint, tickLower: 60 }], DEPLOYER);
    await manager('mint', [{ ...mint, tickLower: -61, amount0Min: 0 }], DEPLOYER);
    await manager('mint', [{ ...mint, deadline: 1 }], DEPLOYER);
    const factory = (method: string, args: unknown[], from = TRADER) =>
      refused(callOf('v3Factory', method, args), from);
    await factory('createPool', [a.dai, a.weth9, 3000]);
    await factory('createPool', [a.dai, a.dai, 500]);
    await factory('setOwner', [TRADER]);
    await factory('enableFeeAmount', [100, 1], DEPLOYER);
    const router = (method: string, args: unknown[]) => refused(callOf('v2Router02', method, args));
    const path = [a.dai, a.weth9];
    await router('swapExactTokensForTokens', [1, 1, path, TRADER, 1]);
    await router('swapExactTokensForTokens', [ether(1), ether(9), path, TRADER, IN_TIME]);
    await router('swapExactTokensForTokens', [ether(1), 0, path, TRADER, IN_TIME]);
    await router('getAmountsOut', [0, path]);
    await router('getAmountsOut', [1, [a.dai]]);
    await refused(callOf('v2Factory', 'createPair', path));
    const pool = (method: string, args: unknown[]) =>
      refused({ to: POOL, data: encode('v3Pool', method, args) });
    await pool('initialize', [1]);
    await pool('observe', [[10 ** 9]]);
    await pool('mint', [TRADER, 60, -60, 1, '0x']);
    await pool('burn', [0, 60, 1]);
    await pool('flash', [TRADER, 1, 1, '0x']);
    await pool('swap', [TRADER, true, 1, constants.MaxUint256.shr(96), '0x']);
  });

  it('gives the errors that contracts name themselves, with their data', async () => {
    const permit2 = (method: string, args: unknown[]) => refused(callOf('permit2', method, args));
    const transfer = 'transferFrom(address,address,uint160,address)';
    expect(await permit2(transfer, [DEPLOYER, TRADER, 1, a.dai])).toMatch(/custom error/);
    await permit2('invalidateNonces', [a.dai, TRADER, 0]);
    const details = { token: a.dai, amount: 1, expiration: 1, nonce: 0 };
    const signed = { details, spender: TRADER, sigDeadline: 1 };
    await permit2(PERMIT, [TRADER, signed, '0x']);
    for (const signature of ['0x', `0x${'11'.repeat(65)}`]) {
      await permit2(PERMIT, [TRADER, { ...signed, sigDeadline: IN_TIME }, signature]);
    }
    const execute = 'execute(bytes,bytes[],uint256)';
    const router = (args: unknown[]) => refused(callOf('universalRouter', execute, args));
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
    // Creation code runs as is: PUSH data, MSTORE, REVERT.
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
