// SPDX-License-Identifier: MIT
import { type Contract, utils } from 'ethers';
import { beforeEach, expect } from 'vitest';
import { addresses } from '../../chain/addresses.ts';
import { sampleContract } from '../../chain/compiled.ts';
import { IN_TIME, useChain } from '../../chain/context.ts';
import { pool } from '../../chain/pools.ts';
import { revertCode, revertOfMethod } from '../../chain/reverts.ts';
import { approveAll, balanceOf, fund, units } from '../../chain/tokens.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';

const { usdc, weth9, v3Factory } = addresses;
const file = 'v3/direct-pool.sol';
const tuple = ['tuple(tuple(address token0, address token1, uint24 fee) key, address payer)'];

describeSample(file, (proves) => {
  const chain = useChain();
  const key = { token0: usdc, token1: weth9, fee: 3000 };
  const wide = [-887_220, 887_220] as const;
  let direct: Contract;
  let usdcWeth: Contract;

  beforeEach(async () => {
    direct = await chain.deploy(sampleContract(file, 'DirectPool'), v3Factory);
    usdcWeth = await pool(chain.deployer, [usdc, weth9], 3000);
    await fund(chain, chain.traderAddress, { usdc: units.usdc(10_000), weth: units.weth(5) });
    await approveAll(chain.trader, direct.address, [usdc, weth9]);
  });

  /** Returns callback data with the trader as payer, as a thief would encode it. */
  const stolen = () => utils.defaultAbiCoder.encode(tuple, [{ key, payer: chain.traderAddress }]);

  proves(['setup'], 'keeps the factory it was built with', async () => {
    expect(await direct.factory()).toBe(v3Factory);
  });

  proves(['swap', 'swap-callback'], 'sells either token and pays the pool exactly', async () => {
    const wethBefore = await balanceOf(chain, weth9, chain.traderAddress);
    const poolBefore = await balanceOf(chain, usdc, usdcWeth.address);
    await (await direct.sell(usdc, weth9, 3000, units.usdc(1_000), 1, IN_TIME)).wait();
    const bought = (await balanceOf(chain, weth9, chain.traderAddress)).sub(wethBefore);
    expect(Number(utils.formatEther(bought))).toBeCloseTo(0.498, 3);
    const paid = (await balanceOf(chain, usdc, usdcWeth.address)).sub(poolBefore);
    expect(paid).toEqual(units.usdc(1_000));
    const usdcBefore = await balanceOf(chain, usdc, chain.traderAddress);
    await (await direct.sell(weth9, usdc, 3000, units.weth(1), 1, IN_TIME)).wait();
    expect((await balanceOf(chain, usdc, chain.traderAddress)).gt(usdcBefore)).toBe(true);
  });

  proves(['swap'], 'guards the output, which the pool does not', async () => {
    const args = [usdc, weth9, 3000, units.usdc(1_000), units.weth(1), IN_TIME];
    expect(await revertCode(direct, 'sell', args)).toBe('Too little received');
  });

  proves(['swap-callback', 'mint-callback'], 'turns away everybody but the pool', async () => {
    for (const method of ['uniswapV3SwapCallback', 'uniswapV3MintCallback']) {
      const args = [units.usdc(1), 0, stolen()];
      expect((await revertOfMethod(direct, method, args)).data).toBe('0x');
    }
  });

  proves(['mint', 'mint-callback'], 'opens a position that the caller owns', async () => {
    const liquidity = 10n ** 13n;
    const limits = [units.usdc(10_000), units.weth(5)];
    await (await direct.addLiquidity(key, ...wide, liquidity, ...limits, IN_TIME)).wait();
    const position = utils.solidityKeccak256(
      ['address', 'int24', 'int24'],
      [chain.traderAddress, ...wide],
    );
    expect((await usdcWeth.positions(position)).liquidity.toBigInt()).toBe(liquidity);
    const owner = usdcWeth.connect(chain.trader);
    await (await owner.burn(...wide, liquidity)).wait();
    const owed = await usdcWeth.positions(position);
    expect(owed.tokensOwed0.gt(0) && owed.tokensOwed1.gt(0)).toBe(true);
  });

  proves(['swap', 'mint'], 'go by a deadline, which the pool does not have', async () => {
    const late = (await chain.now()) - 1;
    const swap = [usdc, weth9, 3000, units.usdc(1_000), 1, late];
    expect(await revertCode(direct, 'sell', swap)).toBe('Too late');
    const mint = [key, ...wide, 10n ** 13n, units.usdc(10_000), units.weth(5), late];
    expect(await revertCode(direct, 'addLiquidity', mint)).toBe('Too late');
  });

  proves(['mint'], 'guards the amounts, which the pool does not', async () => {
    const args = [key, ...wide, 10n ** 13n, 1, 1, IN_TIME];
    expect(await revertCode(direct, 'addLiquidity', args)).toBe('Too much requested');
  });
});
