// SPDX-License-Identifier: MIT
import { BigNumber, constants, utils } from 'ethers';
import { describe, expect, it } from 'vitest';
import { addresses } from '../../chain/addresses.ts';
import { testContract } from '../../chain/compiled.ts';
import { gasCost } from '../../chain/context.ts';
import { collectParams, decreaseParams } from '../../chain/positions.ts';
import { balanceOf, fund, units } from '../../chain/tokens.ts';
import { texts, usePositions } from './drawn-positions.ts';

const { dai, weth9, positionManager } = addresses;
const zero = BigNumber.from(0);

/**
 * Formats an amount of 18 decimals the same way as the figures. Rounding hides the few wei lost because liquidity is an
 * integer.
 */
const written = (amount: BigNumber, symbol: string) =>
  `${Number(Number(utils.formatUnits(amount, 18)).toFixed(6)).toLocaleString('en-GB')} ${symbol}`;

describe('what the figures of positions say', () => {
  const { chain, seeded, manager, range, mint, held } = usePositions();
  const stranger = () => chain.provider.getSigner(7);

  it('decrease and collect: the first call moves no token, the second pays what is drawn', async () => {
    const tokenId = await mint();
    const donor = await chain.deploy(testContract('pool-probe.sol', 'PoolProbe'));
    const donated = units.dai('300.6');
    await fund(chain, donor.address, { dai: donated });
    await (await donor.pays(donated, 0)).wait();
    await (await donor.flash(seeded.market.address, 0, 0)).wait();

    const { liquidity } = await manager().positions(tokenId);
    const [wallet, inPool] = [await held(chain.traderAddress), await held(seeded.market.address)];
    const half = decreaseParams(tokenId, liquidity.div(2));
    const removed = await manager().callStatic.decreaseLiquidity!(half);
    await (await manager().decreaseLiquidity(half)).wait();
    expect(await held(chain.traderAddress)).toEqual(wallet);
    expect(await held(seeded.market.address)).toEqual(inPool);

    const after = await manager().positions(tokenId);
    await (await manager().collect(collectParams(tokenId, chain.traderAddress))).wait();
    const paid = (await held(chain.traderAddress)).map((now, index) => now.sub(wallet[index]!));
    expect(paid).toEqual([after.tokensOwed0, after.tokensOwed1]);
    const share = `${Math.round((Number(after.liquidity) / Number(liquidity)) * 100)}%`;
    const owed = [written(after.tokensOwed0, 'DAI'), written(after.tokensOwed1, 'WETH9')];
    expect(texts('decrease-collect')).toEqual([
      'In the pool',
      'liquidity of the position',
      `${share} stays`,
      `${share} is removed`,
      '1. decreaseLiquidity',
      'credits, transfers nothing',
      'tokensOwed0, tokensOwed1',
      written(after.tokensOwed0.sub(removed.amount0), 'DAI'),
      ...owed,
      'of fees',
      '2. collect',
      'Your wallet',
      ...owed.map((amount) => `+${amount}`),
    ]);
  });

  it('custody: pays the amounts that are drawn, and pays a stranger what is left behind', async () => {
    const value = units.weth(3);
    const etherOf = (account: string) => chain.provider.getBalance(account);
    const before = await balanceOf(chain, weth9, seeded.market.address);
    await (await manager().mint(range(), { value })).wait();
    const pulled = (await balanceOf(chain, weth9, seeded.market.address)).sub(before);
    const left = await etherOf(positionManager);
    const drawn = texts('periphery-custody');
    expect(drawn.filter((text) => /^\d/.test(text))).toEqual([
      written(value, 'ETH'),
      written(value, 'ETH'),
      written(pulled, 'WETH9'),
      written(left, 'ETH'),
      written(left, 'ETH'),
    ]);

    const thief = manager().connect(stranger());
    const purse = await etherOf(await stranger().getAddress());
    const taken = await (await thief.refundETH()).wait();
    expect(await etherOf(await stranger().getAddress())).toEqual(
      purse.add(left).sub(gasCost(taken)),
    );

    const tokenId = await mint();
    const liquidity = (await manager().positions(tokenId)).liquidity as BigNumber;
    await (await manager().decreaseLiquidity(decreaseParams(tokenId, liquidity.div(2)))).wait();
    await (await manager().collect(collectParams(tokenId, constants.AddressZero))).wait();
    const rest = await balanceOf(chain, dai, positionManager);
    expect(rest.gt(0)).toBe(true);
    await (await thief.sweepToken(dai, 0, await stranger().getAddress())).wait();
    expect(await balanceOf(chain, dai, await stranger().getAddress())).toEqual(rest);
  });

  it('custody: in one transaction everything comes back, by the functions that are drawn', async () => {
    const { interface: abi } = manager();
    const call = (name: string, ...args: unknown[]) => abi.encodeFunctionData(name, args);
    const emptied = async () => {
      expect(await held(positionManager)).toEqual([zero, zero]);
      expect(await chain.provider.getBalance(positionManager)).toEqual(zero);
    };
    const drawn = texts('periphery-custody');
    for (const name of ['mint', 'refundETH', 'collect', 'unwrapWETH9', 'sweepToken'])
      expect(drawn).toContain(name);

    const { tokenId } = await manager().callStatic.mint!(range(), { value: units.weth(3) });
    const paying = [call('mint', range()), call('refundETH')];
    await (await manager().multicall(paying, { value: units.weth(3) })).wait();
    await emptied();

    const { liquidity } = await manager().positions(tokenId);
    await (await manager().decreaseLiquidity(decreaseParams(tokenId, liquidity))).wait();
    const [ether, tokens] = [await chain.trader.getBalance(), await held(chain.traderAddress)];
    const leaving = [
      call('collect', collectParams(tokenId, constants.AddressZero)),
      call('unwrapWETH9', 0, chain.traderAddress),
      call('sweepToken', dai, 0, chain.traderAddress),
    ];
    const receipt = await (await manager().multicall(leaving)).wait();
    await emptied();
    expect((await chain.trader.getBalance()).add(gasCost(receipt)).gt(ether)).toBe(true);
    const [daiNow, wethNow] = await held(chain.traderAddress);
    expect([daiNow.gt(tokens[0]), wethNow.eq(tokens[1])]).toEqual([true, true]);
  });
});
