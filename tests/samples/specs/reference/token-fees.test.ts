// SPDX-License-Identifier: MIT
import { BigNumber, utils } from 'ethers';
import { describe, expect, it } from 'vitest';
import { addresses } from '../../chain/addresses.ts';
import { testContract } from '../../chain/compiled.ts';
import { packedPath, pair, seedPool, sorted } from '../../chain/pools.ts';
import { revertCode } from '../../chain/reverts.ts';
import { dead, late, page, saidOf, ten, thousand, useOddMarkets } from './odd-markets.ts';

const { dai, weth9, v2Router02 } = addresses;

describe('what the page on token integration issues says', () => {
  const { chain, seeded, does, onV1, onV3, manager, mint3 } = useOddMarkets();

  it('a fee on transfer: what v1 says, and which functions work', async () => {
    const method = 'swapExactTokensForTokensSupportingFeeOnTransferTokens';
    const added = [seeded.odd.address, ten, 0, 0, chain.traderAddress, late];
    await (await onV1.router().addLiquidityETH(...added, { value: ten })).wait();
    await does('takeFee', 200);
    expect(await onV1.fails(true)).toBe('UniswapV2: K');
    expect(saidOf('Fee on transfer').v1).toContain('sell: `UniswapV2: K`');
    await onV1.router().callStatic[method]!(...onV1.swap(true));

    const oddWeth = await pair(chain.trader, seeded.odd.address, weth9);
    await (await oddWeth.approve(v2Router02, late)).wait();
    const liquidity = (await oddWeth.balanceOf(chain.traderAddress)) as BigNumber;
    const args = [seeded.odd.address, liquidity.div(2), 0, 0, chain.traderAddress, late];
    expect(await revertCode(onV1.router(), 'removeLiquidityETH', args)).toBe(
      'TransferHelper: TRANSFER_FAILED',
    );
    await onV1.router().callStatic.removeLiquidityETHSupportingFeeOnTransferTokens!(...args);
  });

  it('a fee on transfer: buying does not revert, though less arrives', async () => {
    await does('takeFee', 200);
    const [amountIn, , ...rest] = onV1.swap(false, ten, dead);
    const [, sent] = (await onV1.router().callStatic.swapExactTokensForTokens!(
      amountIn,
      utils.parseEther('9.87'),
      ...rest,
    )) as [BigNumber, BigNumber];
    await (await onV1.router().swapExactTokensForTokens(...onV1.swap(false, ten, dead))).wait();
    const shown = (amount: BigNumber) => Number(utils.formatEther(amount)).toFixed(4);
    const arrived = (await seeded.odd.balanceOf(dead)) as BigNumber;
    expect(page).toContain(`pool sends ${shown(sent)}, but only ${shown(arrived)} arrive`);
    await onV3.works(false);
  });

  it('a fee on transfer: what v3 says to a sale, a mint, a loan and a path through it', async () => {
    await seedPool(chain, sorted(seeded.odd.address, weth9), 3000, [thousand, thousand]);
    await does('takeFee', 200);
    expect(await onV3.fails(true)).toBe('IIA');
    const index = seeded.oddIs0 ? 0 : 1;
    const trader = manager().connect(chain.trader);
    expect(await revertCode(trader, 'mint', [mint3()])).toBe(`M${index}`);
    const probe = await chain.deploy(testContract('pool-probe.sol', 'PoolProbe'));
    await does('mint', probe.address, thousand);
    const loan = seeded.oddIs0 ? [ten, 0] : [0, ten];
    const withFee = loan.map((amount) => BigNumber.from(amount).mul(1003).div(1000));
    await (await probe.pays(...withFee)).wait();
    expect(await revertCode(probe, 'flash', [seeded.v3.address, ...loan])).toBe(`F${index}`);
    const path = packedPath(dai, 3000, seeded.odd.address, 3000, weth9);
    const params = { path, recipient: dead, deadline: late, amountIn: ten, amountOutMinimum: 0 };
    expect(await revertCode(onV3.router(), 'exactInput', [params])).toBe('ST');
    const said = saidOf('Fee on transfer').v3;
    expect(said).toContain('sell: `IIA`; mint: `M0` or `M1`; flash: `F0` or `F1`');
  });
});
