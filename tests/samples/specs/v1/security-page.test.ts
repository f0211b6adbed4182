// SPDX-License-Identifier: MIT
import { BigNumber, constants, Contract, utils } from 'ethers';
import { describe, expect, it } from 'vitest';
import { addresses } from '../../chain/addresses.ts';
import { testContract } from '../../chain/compiled.ts';
import { IN_TIME, useChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { hookedPair } from '../../chain/hooked-pair.ts';
import { pair } from '../../chain/pools.ts';
import { revertOfMethod } from '../../chain/reverts.ts';
import { approveAll, balanceOf, fund, token, units } from '../../chain/tokens.ts';

const { dai, usdc, weth9, v2Router02 } = addresses;

describe('what the page on the security of v1 says', () => {
  const chain = useChain();
  const stranger = () => chain.provider.getSigner(2);

  const notedBy = async (probe: Contract) => ({
    reserve0: (await probe.reserve0()) as BigNumber,
    reserve1: (await probe.reserve1()) as BigNumber,
    supply: (await probe.supply()) as BigNumber,
    balance0: (await probe.balance0()) as BigNumber,
    balance1: (await probe.balance1()) as BigNumber,
  });

  it('of a pair in a flash swap: reserves and supply as before, the loan gone', async () => {
    const market = await pair(chain.deployer, usdc, weth9);
    const probe = await chain.deploy(testContract('mid-call-pair-probe.sol', 'MidCallPairProbe'));
    await fund(chain, probe.address, { usdc: units.usdc(10_000) });
    const [reserve0, reserve1] = (await market.getReserves()) as [BigNumber, BigNumber];
    const supply = (await market.totalSupply()) as BigNumber;
    const loan = units.usdc(1_000_000);
    await (await probe.borrow(market.address, loan)).wait();
    const inside = await notedBy(probe);
    expect(inside).toEqual({
      reserve0,
      reserve1,
      supply,
      balance0: reserve0.sub(loan),
      balance1: reserve1,
    });
  });

  it('of a pair that pays a token that calls back: the supply has shrunk, the reserves have not', async () => {
    const { odd, market, amount, supply } = await hookedPair(chain);
    const probe = await chain.deploy(testContract('mid-call-pair-probe.sol', 'MidCallPairProbe'));
    await (await market.transfer(probe.address, supply.div(2))).wait();
    await (await odd.setHook(probe.address, utils.id('received()').slice(0, 10))).wait();
    await (await probe.burn(market.address)).wait();
    const inside = await notedBy(probe);
    expect(inside.reserve0).toEqual(amount);
    expect(inside.reserve1).toEqual(amount);
    expect(inside.supply).toEqual(supply.sub(supply.div(2)));
  });

  it('of tokens sent ahead: anyone skims them, and sync gives them to the providers', async () => {
    const market = await pair(chain.deployer, dai, weth9);
    const thief = await stranger().getAddress();
    await fund(chain, market.address, { dai: units.dai(10) });
    await (await market.connect(stranger()).skim(thief)).wait();
    expect(await balanceOf(chain, dai, thief)).toEqual(units.dai(10));

    const [before] = (await market.getReserves()) as [BigNumber];
    await fund(chain, market.address, { dai: units.dai(10) });
    await (await market.connect(stranger()).sync()).wait();
    const [after] = (await market.getReserves()) as [BigNumber];
    expect(after.sub(before)).toEqual(units.dai(10));
  });

  describe('of a new pair', () => {
    const create = async () => {
      await (await at('v2Factory', chain.trader).createPair(dai, usdc)).wait();
      const created = await pair(chain.trader, dai, usdc);
      const amounts = { dai: units.dai(2_000_000), usdc: units.usdc(2_000_000) };
      for (const account of [chain.traderAddress, await stranger().getAddress()]) {
        await fund(chain, account, amounts);
      }
      await approveAll(chain.trader, v2Router02, [dai, usdc]);
      return created;
    };
    const send = async (from: Contract['signer'], to: string, [d, u]: [BigNumber, BigNumber]) => {
      if (d.gt(0)) await (await token(dai, from).transfer(to, d)).wait();
      if (u.gt(0)) await (await token(usdc, from).transfer(to, u)).wait();
    };

    it('one unit and a sync stop the router; a transfer and mint do not', async () => {
      const created = await create();
      await send(stranger(), created.address, [BigNumber.from(1), constants.Zero]);
      await (await created.connect(stranger()).sync()).wait();
      const amounts = [units.dai(100), units.usdc(100)] as const;
      const args = [dai, usdc, ...amounts, 0, 0, chain.traderAddress, IN_TIME];
      const stopped = await revertOfMethod(at('v2Router02', chain.trader), 'addLiquidity', args);
      expect(stopped.code).toBe('UniswapV2Library: INSUFFICIENT_LIQUIDITY');
      await send(chain.trader, created.address, [...amounts]);
      await (await created.mint(chain.traderAddress)).wait();
      const root = BigNumber.from(10).pow(13).mul(10); // the square root of 10^20 * 10^8
      expect(await created.balanceOf(chain.traderAddress)).toEqual(root.sub(1_000));
    });

    it('making one unit of it dear costs a thousand times what it takes from the next', async () => {
      const created = await create();
      const attacker = stranger();
      const thief = await attacker.getAddress();
      const both = (raw: string | number): [BigNumber, BigNumber] => [
        BigNumber.from(raw),
        BigNumber.from(raw),
      ];
      // The smallest possible first deposit: 1,001 units, of which 1,000 are locked. A donation of 1,001,000,000
      // follows.
      await send(attacker, created.address, both(1_001));
      await (await created.connect(attacker).mint(thief)).wait();
      expect(await created.balanceOf(thief)).toEqual(constants.One);
      await send(attacker, created.address, both(1_001_000_000));
      await (await created.connect(attacker).sync()).wait();

      // The next deposit is worth 1.9 units of liquidity but receives only 1.
      await send(chain.trader, created.address, both(1_900_000));
      await (await created.mint(chain.traderAddress)).wait();
      expect(await created.balanceOf(chain.traderAddress)).toEqual(constants.One);
      const paidOut = async (signer: Contract['signer'], to: string) => {
        const before = await balanceOf(chain, usdc, to);
        await (await created.connect(signer).transfer(created.address, 1)).wait();
        await (await created.burn(to)).wait();
        return (await balanceOf(chain, usdc, to)).sub(before).toNumber();
      };
      expect(await paidOut(chain.trader, chain.traderAddress)).toBeLessThan(1_001_000);
      // The attacker recovers only a thousandth of the donation. The locked units hold the rest.
      expect(await paidOut(attacker, thief)).toBeLessThan(1_002_000);
    });
  });
});
