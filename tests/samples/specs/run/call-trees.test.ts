// SPDX-License-Identifier: MIT
import { constants, utils } from 'ethers';
import { describe, expect, it } from 'vitest';
import type { CallTrace } from '../../../../src/run/engine/answers.ts';
import { addresses as a } from '../../chain/addresses.ts';
import { sampleContract } from '../../chain/compiled.ts';
import { IN_TIME } from '../../chain/context.ts';
import { encode } from '../../chain/published.ts';
import { units } from '../../chain/tokens.ts';
import { callOf, DEPLOYER, useTwoChains } from '../../chain/two-chains.ts';

const TRACER = { tracer: 'callTracer' };
const ether = units.weth;

describe('the calls of a transaction', () => {
  const both = useTwoChains();

  /** Mines a transaction on the node and in the engine, compares the traces of its calls, and returns the trace. */
  const traced = async (transaction: Record<string, string>) => {
    const receipt = await both.send({ from: DEPLOYER, gas: '0x4c4b40', ...transaction });
    return both.result<CallTrace>('debug_traceTransaction', receipt.transactionHash, TRACER);
  };

  it('are those of a node: a token, a contract that is made', async () => {
    for (const spender of [a.swapRouter, a.v2Router02, a.positionManager]) {
      const { calls } = await traced({
        to: a.dai,
        data: encode('weth9', 'approve', [spender, constants.MaxUint256]),
      });
      expect(calls).toBeUndefined();
    }
    const { bytecode } = sampleContract('v3/single-swap.sol', 'SingleSwap');
    const router = utils.defaultAbiCoder.encode(['address'], [a.swapRouter]).slice(2);
    expect((await traced({ data: bytecode + router })).type).toBe('CREATE');
    const made = await traced(callOf('v3Factory', 'createPool', [a.dai, a.weth9, 10000]));
    expect(made.calls?.map(({ type }) => type)).toEqual(['CREATE2']);
  });

  it('are those of a node: swaps, through callbacks', async () => {
    const single = [a.dai, a.weth9, 3000, DEPLOYER, IN_TIME, ether(2_000), 0, 0];
    const trace = await traced(callOf('swapRouter', 'exactInputSingle', [single]));
    // The router calls the pool, which pays out, reads its balance, calls back, and reads its balance again.
    expect(trace.calls?.[0]?.calls?.map(({ type }) => type)).toEqual([
      'CALL',
      'STATICCALL',
      'CALL',
      'STATICCALL',
    ]);
    const swap = [ether(10), 1, [a.dai, a.weth9], DEPLOYER, IN_TIME];
    await traced(callOf('v2Router02', 'swapExactTokensForTokens', swap));
    const paid = callOf('v2Router02', 'swapExactETHForTokens', [
      1,
      [a.weth9, a.dai],
      DEPLOYER,
      IN_TIME,
    ]);
    await traced({ ...paid, value: ether(1).toHexString() });
  });

  it('are those of a node: a call of itself in one transaction', async () => {
    const single = [a.dai, a.weth9, 3000, DEPLOYER, IN_TIME, ether(20), 0, 0];
    const parts = [
      encode('swapRouter', 'exactInputSingle', [single]),
      encode('swapRouter', 'refundETH'),
    ];
    const { calls } = await traced(callOf('swapRouter', 'multicall', [parts]));
    expect(calls?.map(({ type }) => type)).toEqual(['DELEGATECALL', 'DELEGATECALL']);
  });

  it('are those of a node where they fail', async () => {
    const swap = [ether(10), ether(10), [a.dai, a.weth9], DEPLOYER, IN_TIME];
    const call = callOf('v2Router02', 'swapExactTokensForTokens', swap);
    const refused = await traced(call);
    expect(refused.revertReason).toBe('UniswapV2Router: INSUFFICIENT_OUTPUT_AMOUNT');
    await traced({ ...call, gas: '0xc350' });
    const asked = { from: DEPLOYER, gas: '0x4c4b40', ...call };
    await both.result('debug_traceCall', asked, 'latest', TRACER);
  });
});
