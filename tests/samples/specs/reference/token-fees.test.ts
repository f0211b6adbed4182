// SPDX-License-Identifier: MIT
import { BigNumber, utils } from 'ethers';
import { describe, expect, it } from 'vitest';
import { addresses } from '../../chain/addresses.ts';
import { testContract } from '../../chain/compiled.ts';
import { pair, seedPool } from '../../chain/pools.ts';
import { revertOfMethod } from '../../chain/reverts.ts';
import { code, dead, late, ten, thousand, useOddMarkets } from './odd-markets.ts';
import { page, saidOf } from './token-issues-page.ts';

const { dai, weth9, v2Router02 } = addresses;

describe('what the page on token integration issues says', () => {
  const { chain, seeded, does, router1, router3, manager, swap1, fails1, fails3, works3, mint3 } =
    useOddMarkets();

  it('a fee on transfer: what v1 says, and which functions work', async () => {
    const method = 'swapExactTokensForTokensSupportingFeeOnTransferTokens';
    await (
      await router1().addLiquidityETH(seeded.odd.address, ten, 0, 0, chain.traderAddress, late, {
        value: ten,
      })
    ).wait();
    await does('takeFee', 200);
    expect(await fails1(true)).toBe('UniswapV2: K');
    expect(saidOf('Fee on transfer').v1).toContain('sell: `UniswapV2: K`');
    await router1().callStatic[method]!(...swap1(true));

    const oddWeth = await pair(chain.trader, seeded.odd.address, weth9);
    await (await oddWeth.approve(v2Router02, late)).wait();
    const liquidity = (await oddWeth.balanceOf(chain.traderAddress)) as BigNumber;
    const args = [seeded.odd.address, liquidity.div(2), 0, 0, chain.traderAddress, late];
    expect(await code(revertOfMethod(router1(), 'removeLiquidityETH', args))).toBe(
      'TransferHelper: TRANSFER_FAILED',
    );
    await router1().callStatic.removeLiquidityETHSupportingFeeOnTransferTokens!(...args);
  });

  it('a fee on transfer: buying does not revert, though less arrives', async () => {
    await does('takeFee', 200);
    const [amountIn, , ...rest] = swap1(false, ten, dead);
    const [, sent] = (await router1().callStatic.swapExactTokensForTokens!(
      amountIn,
      utils.parseEther('9.87'),
      ...rest,
    )) as [BigNumber, BigNumber];
    await (await router1().swapExactTokensForTokens(...swap1(false, ten, dead))).wait();
    const shown = (amount: BigNumber) => Number(utils.formatEther(amount)).toFixed(4);
    const arrived = (await seeded.odd.balanceOf(dead)) as BigNumber;
    expect(page).toContain(`pool sends ${shown(sent)}, and ${shown(arrived)} arrive`);
    await works3(false);
  });

  it('a fee on transfer: what v3 says to a sale, a mint, a loan and a path through it', async () => {
    const wethTokens = BigNumber.from(seeded.odd.address).lt(weth9)
      ? ([seeded.odd.address, weth9] as const)
      : ([weth9, seeded.odd.address] as const);
    await seedPool(chain, wethTokens, 3000, [thousand, thousand]);
    await does('takeFee', 200);
    expect(await fails3(true)).toBe('IIA');
    const index = seeded.oddIs0 ? 0 : 1;
    const trader = manager().connect(chain.trader);
    expect(await code(revertOfMethod(trader, 'mint', [mint3()]))).toBe(`M${index}`);
    const probe = await chain.deploy(testContract('pool-probe.sol', 'PoolProbe'));
    await does('mint', probe.address, thousand);
    const loan = seeded.oddIs0 ? [ten, 0] : [0, ten];
    await (
      await probe.pays(...loan.map((amount) => BigNumber.from(amount).mul(1003).div(1000)))
    ).wait();
    expect(await code(revertOfMethod(probe, 'flash', [seeded.v3.address, ...loan]))).toBe(
      `F${index}`,
    );
    const path = utils.solidityPack(
      ['address', 'uint24', 'address', 'uint24', 'address'],
      [dai, 3000, seeded.odd.address, 3000, weth9],
    );
    const params = { path, recipient: dead, deadline: late, amountIn: ten, amountOutMinimum: 0 };
    expect(await code(revertOfMethod(router3(), 'exactInput', [params]))).toBe('ST');
    const said = saidOf('Fee on transfer').v3;
    expect(said).toContain('sell: `IIA`; mint: `M0` or `M1`; flash: `F0` or `F1`');
  });
});
