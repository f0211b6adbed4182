// SPDX-License-Identifier: MIT
import { BigNumber, type Contract, utils } from 'ethers';
import { beforeEach, expect } from 'vitest';
import { addresses } from '../../chain/addresses.ts';
import { sampleContract } from '../../chain/compiled.ts';
import { IN_TIME, useChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { packedPath, pool } from '../../chain/pools.ts';
import { revertCode } from '../../chain/reverts.ts';
import { approveAll, balanceOf, fund, units } from '../../chain/tokens.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';

const { dai, usdc, weth9, swapRouter } = addresses;
const file = 'v3/multihop-swap.sol';

describeSample(file, (proves) => {
  const chain = useChain();
  let swap: Contract;

  beforeEach(async () => {
    swap = await chain.deploy(sampleContract(file, 'MultihopSwap'), swapRouter);
    await fund(chain, chain.traderAddress, { dai: units.dai(10_000) });
    await approveAll(chain.trader, swap.address, [dai]);
  });

  const balance = (address: string, account = chain.traderAddress) =>
    balanceOf(chain, address, account);

  /** Returns the fees of the pools that a transaction used, in the order of their events. */
  const poolsUsed = async (receipt: { logs: { address: string; topics: string[] }[] }) => {
    const topic = utils.id('Swap(address,address,int256,int256,uint160,uint128,int24)');
    const stable = await pool(chain.deployer, [dai, usdc], 100);
    const volatile = await pool(chain.deployer, [usdc, weth9], 500);
    const fees: Record<string, number> = { [stable.address]: 100, [volatile.address]: 500 };
    return receipt.logs.filter((log) => log.topics[0] === topic).map((log) => fees[log.address]);
  };

  proves(['setup'], 'names the pools that exist on chain', async () => {
    const factory = at('v3Factory', chain.provider);
    const stableFee = await swap.DAI_USDC_FEE();
    const volatileFee = await swap.USDC_WETH9_FEE();
    const [stable, middle, volatile] = [await swap.DAI(), await swap.USDC(), await swap.WETH9()];
    expect(await factory.getPool(stable, middle, stableFee)).not.toMatch(/^0x0+$/);
    expect(await factory.getPool(middle, volatile, volatileFee)).not.toMatch(/^0x0+$/);
  });

  proves(['exact-input'], 'reverts when the first pool runs out before all is sold', async () => {
    const all = units.dai(1).mul(BigNumber.from(10).pow(24));
    await fund(chain, chain.traderAddress, { dai: all });
    expect(await revertCode(swap, 'sellExactDai', [all, 1, IN_TIME])).toBe('Not all was sold');
  });

  proves(['exact-input', 'input-path'], 'goes through both pools, the first first', async () => {
    const path = packedPath(dai, 100, usdc, 500, weth9);
    const { quoteExactInput } = at('quoter', chain.trader).callStatic;
    const expected = await quoteExactInput!(path, units.dai(2_000));
    const receipt = await (await swap.sellExactDai(units.dai(2_000), expected, IN_TIME)).wait();
    expect(await poolsUsed(receipt)).toEqual([100, 500]);
    expect(await balance(dai)).toEqual(units.dai(8_000));
    expect(await balance(weth9)).toEqual(expected);
    expect(Number(utils.formatEther(expected))).toBeCloseTo(0.998, 2);
  });

  proves(
    ['exact-output', 'output-path'],
    'buys exactly, last pool first, and refunds',
    async () => {
      const before = await balance(dai);
      const args = [units.weth(1), units.dai(5_000), IN_TIME];
      const promised: BigNumber = await swap.callStatic.buyExactWeth!(...args);
      const receipt = await (await swap.buyExactWeth(...args)).wait();
      // The inner swap, in the pool of the input token, finishes first and so emits its event first.
      expect(await poolsUsed(receipt)).toEqual([100, 500]);
      expect(await balance(weth9)).toEqual(units.weth(1));
      expect(await balance(dai)).toEqual(before.sub(promised));
      expect(promised.gt(units.dai(2_000)) && promised.lt(units.dai(2_010))).toBe(true);
      expect(await balance(dai, swap.address)).toEqual(BigNumber.from(0));
    },
  );
});
