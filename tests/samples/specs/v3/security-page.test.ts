// SPDX-License-Identifier: MIT
import { type BigNumber, type Contract } from 'ethers';
import { beforeEach, describe, expect, it } from 'vitest';
import { addresses } from '../../chain/addresses.ts';
import { testContract } from '../../chain/compiled.ts';
import { useChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { pool, sqrtPriceX96, trade } from '../../chain/pools.ts';
import { mintParams } from '../../chain/positions.ts';
import { revertCode } from '../../chain/reverts.ts';
import { approveAll, balanceOf, fund, units } from '../../chain/tokens.ts';

const { dai, usdc, weth9, positionManager } = addresses;

describe('what the page on the security of v3 says', () => {
  const chain = useChain();

  describe('of a pool while it calls back', () => {
    let market: Contract;
    let probe: Contract;

    beforeEach(async () => {
      market = await pool(chain.deployer, [usdc, weth9], 3000);
      probe = await chain.deploy(testContract('mid-call-probe.sol', 'MidCallProbe'));
      await fund(chain, probe.address, { usdc: units.usdc(500_000), weth: units.weth(500) });
    });

    const now = async () => ({
      tick: (await market.slot0()).tick as number,
      liquidity: (await market.liquidity()) as BigNumber,
      balance0: await balanceOf(chain, usdc, market.address),
      balance1: await balanceOf(chain, weth9, market.address),
    });
    const noted = async () => ({
      tick: (await probe.tick()) as number,
      liquidity: (await probe.liquidity()) as BigNumber,
      balance0: (await probe.balance0()) as BigNumber,
      balance1: (await probe.balance1()) as BigNumber,
    });

    it('in a swap: the new price, the output gone, the input not there', async () => {
      const before = await now();
      await (await probe.swap(market.address, units.usdc(100_000))).wait();
      const [inside, after] = [await noted(), await now()];
      expect(inside.tick).toBe(after.tick);
      expect(inside.tick).not.toBe(before.tick);
      expect(inside.balance0).toEqual(before.balance0);
      expect(inside.balance1).toEqual(after.balance1);
      expect(await probe.unlocked()).toBe(false);
    });

    it('in a mint: the liquidity counts, and is not paid', async () => {
      const before = await now();
      const amount = before.liquidity.div(10);
      await (await probe.mint(market.address, -887220, 887220, amount)).wait();
      const inside = await noted();
      expect(inside.liquidity).toEqual(before.liquidity.add(amount));
      expect(inside.balance0).toEqual(before.balance0);
      expect(inside.balance1).toEqual(before.balance1);
      expect(await probe.unlocked()).toBe(false);
    });

    it('in a flash: price and liquidity as they were, the loan gone', async () => {
      const before = await now();
      await (await probe.flash(market.address, units.usdc(1_000_000))).wait();
      const inside = await noted();
      expect(inside).toEqual({
        ...before,
        balance0: before.balance0.sub(units.usdc(1_000_000)),
      });
      expect(await probe.unlocked()).toBe(false);
    });
  });

  it('of a pool that somebody else has initialised: minimums turn the deposit away', async () => {
    const manager = at('positionManager', chain.trader);
    const amounts = { dai: units.dai(20_000), usdc: units.usdc(20_000) };
    await fund(chain, chain.traderAddress, amounts);
    await approveAll(chain.trader, positionManager, [dai, usdc]);
    // One DAI is worth one USDC. Someone initialises the pool at 100 before the trader's transaction.
    const wrong = sqrtPriceX96(units.usdc(100), units.dai(1));
    const theirs = at('positionManager', chain.deployer);
    const create = 'createAndInitializePoolIfNecessary';
    await (await theirs[create]!(dai, usdc, 500, wrong)).wait();

    const right = sqrtPriceX96(units.usdc(1), units.dai(1));
    const params = (share: number) =>
      mintParams([dai, usdc], 500, [amounts.dai, amounts.usdc], chain.traderAddress, {
        amount0Min: amounts.dai.mul(share).div(100),
        amount1Min: amounts.usdc.mul(share).div(100),
      });
    const calls = (share: number) => [
      [
        manager.interface.encodeFunctionData(create, [dai, usdc, 500, right]),
        manager.interface.encodeFunctionData('mint', [params(share)]),
      ],
    ];
    expect(await revertCode(manager, 'multicall', calls(99))).toBe('Price slippage check');

    // Without minimums, the deposit uses the wrong price and is arbitraged immediately.
    await (await manager.multicall(...calls(0))).wait();
    const owner = await chain.deployer.getAddress();
    const before = await balanceOf(chain, usdc, owner);
    await trade(chain, dai, usdc, 500, units.dai(2_000));
    const gained = (await balanceOf(chain, usdc, owner)).sub(before).sub(units.usdc(2_000));
    expect(gained.gt(units.usdc(16_000))).toBe(true);
  });
});
