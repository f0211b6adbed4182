// SPDX-License-Identifier: MIT
import type { BigNumber, Contract } from 'ethers';
import { beforeEach, describe, expect, it } from 'vitest';
import { addresses } from '../chain/addresses.ts';
import { sampleContract } from '../chain/compiled.ts';
import { IN_TIME, useChain } from '../chain/context.ts';
import { pair } from '../chain/pools.ts';
import { revertCode } from '../chain/reverts.ts';
import { approveAll, fund, units } from '../chain/tokens.ts';
import { readSample, sampleFiles } from '../toolchain/samples.ts';

const { dai, usdc, weth9, swapRouter, v2Router02, v3Factory, positionManager, universalRouter } =
  addresses;
const ether = { value: units.weth(1).toHexString() };
const tooOld = 'Transaction too old';
const expired = 'UniswapV2Router: EXPIRED';

describe('the deadline of a Solidity sample', () => {
  const chain = useChain();
  let late: number;

  const deployed = async (file: string, name: string, ...args: unknown[]): Promise<Contract> => {
    const contract = await chain.deploy(sampleContract(file, name), ...args);
    await approveAll(chain.trader, contract.address, [dai, usdc, weth9]);
    return contract;
  };
  beforeEach(async () => {
    await fund(chain, chain.traderAddress, {
      dai: units.dai(10_000),
      usdc: units.usdc(10_000),
      weth: units.weth(10),
    });
    late = (await chain.now()) - 1;
  });

  it('is that of the caller in v1 swaps', async () => {
    const swap = await deployed('v1/swap.sol', 'RouterSwap', v2Router02);
    const path = [dai, weth9];
    expect(await revertCode(swap, 'sellExact', [units.dai(1), 0, path, late])).toBe(expired);
    expect(await revertCode(swap, 'buyExact', [1_000, units.dai(1), path, late])).toBe(expired);
    expect(await revertCode(swap, 'sellEther', [0, dai, late], ether)).toBe(expired);
  });

  it('is that of the caller in v1 liquidity', async () => {
    const liquidity = await deployed('v1/liquidity.sol', 'RouterLiquidity', v2Router02);
    const add = [dai, weth9, units.dai(4_000), units.weth(3), 0, 0];
    expect(await revertCode(liquidity, 'add', [...add, late])).toBe(expired);
    await (await liquidity.add(...add, IN_TIME)).wait();
    const tokens = await approvePair(liquidity);
    expect(await revertCode(liquidity, 'remove', [dai, weth9, tokens, 0, 0, late])).toBe(expired);
  });

  /** Approves the sample for all of the trader's liquidity tokens, and returns their amount. */
  async function approvePair(liquidity: Contract): Promise<BigNumber> {
    const daiWeth = await pair(chain.trader, dai, weth9);
    const amount = (await daiWeth.balanceOf(chain.traderAddress)) as BigNumber;
    await (await daiWeth.approve(liquidity.address, amount)).wait();
    return amount;
  }

  it.each([
    ['v3/single-swap.sol', 'SingleSwap'],
    ['v3/multihop-swap.sol', 'MultihopSwap'],
  ])('is that of the caller in %s', async (file, name) => {
    const swap = await deployed(file, name, swapRouter);
    expect(await revertCode(swap, 'sellExactDai', [units.dai(1), 0, late])).toBe(tooOld);
    expect(await revertCode(swap, 'buyExactWeth', [1_000, units.dai(1), late])).toBe(tooOld);
  });

  it('is that of the caller when ether is sold in v3', async () => {
    const swap = await deployed('v3/single-swap.sol', 'SingleSwap', swapRouter);
    expect(await revertCode(swap, 'buyExactDaiWithEther', [1_000, late], ether)).toBe(tooOld);
  });

  it('is that of the caller in v3 liquidity', async () => {
    const vault = await deployed('v3/liquidity.sol', 'LiquidityVault', positionManager);
    const amounts = [units.dai(4_000), units.weth(3), 0, 0];
    expect(await revertCode(vault, 'mint', [...amounts, late])).toBe(tooOld);
    const { tokenId } = await vault.callStatic.mint!(...amounts, IN_TIME);
    await (await vault.mint(...amounts, IN_TIME)).wait();
    expect(await revertCode(vault, 'increase', [tokenId, ...amounts, late])).toBe(tooOld);
    expect(await revertCode(vault, 'decrease', [tokenId, 50, 0, 0, late])).toBe(tooOld);
  });

  it('is that of the caller in a flash arbitrage', async () => {
    const flash = await deployed('v3/flash.sol', 'FlashArbitrage', v3Factory, swapRouter);
    const params = { token0: usdc, token1: weth9, lendFee: 500, buyFee: 3000, sellFee: 3000 };
    const amounts = { amount0: units.usdc(1), leastProfit: 0 };
    expect(await revertCode(flash, 'start', [{ ...params, ...amounts, deadline: late }])).toBe(
      tooOld,
    );
  });

  it('is that of the caller through the universal router', async () => {
    const sale = await deployed(
      'universal-router/ether-for-token.sol',
      'EtherForToken',
      universalRouter,
      weth9,
    );
    const code = await revertCode(sale, 'sell', [dai, 3000, 0, late], ether);
    // The selector of TransactionDeadlinePassed().
    expect(code).toBe('0x5bf6f916');
  });

  it('is never the time of the block itself', () => {
    // A start time or an observation may use the block's time. A deadline must not, and neither may the last argument
    // of a call.
    const own = /deadline:\s*block\.timestamp|,\s*block\.timestamp(?:\s*\+[^,)]*)?\s*\)/;
    const samples = sampleFiles().filter((file) => file.endsWith('.sol'));
    expect(samples.length).toBeGreaterThan(10);
    expect(samples.filter((file) => own.test(readSample(file)))).toEqual([]);
  });
});
