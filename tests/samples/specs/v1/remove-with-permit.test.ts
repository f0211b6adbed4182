// SPDX-License-Identifier: MIT
import { BigNumber, type Contract, utils } from 'ethers';
import { beforeEach, expect } from 'vitest';
import { removeWithPermit, signPermit } from '../../../../content/samples/v1/remove-with-permit.ts';
import { addresses } from '../../chain/addresses.ts';
import { useChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { revertOfMethod } from '../../chain/reverts.ts';
import { balanceOf, pair, units } from '../../chain/seed.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';

const { dai, weth9, v2Router02 } = addresses;

describeSample('v1/remove-with-permit.ts', (proves) => {
  const chain = useChain();
  let daiWeth: Contract;
  const liquidity = units.weth(1);

  beforeEach(async () => {
    daiWeth = await pair(chain.deployer, dai, weth9);
    await (await daiWeth.transfer(chain.traderAddress, liquidity)).wait();
  });

  proves(['abi', 'sign'], 'signs a permit that the pair accepts', async () => {
    const deadline = (await chain.now()) + 600;
    const signature = await signPermit(chain.trader, daiWeth.address, liquidity, deadline);
    const { v, r, s } = utils.splitSignature(signature);
    const args = [chain.traderAddress, v2Router02, liquidity, deadline, v, r, s];
    await (await daiWeth.permit(...args)).wait();
    expect(await daiWeth.allowance(chain.traderAddress, v2Router02)).toEqual(liquidity);
    expect(await daiWeth.nonces(chain.traderAddress)).toEqual(BigNumber.from(1));
  });

  proves(['sign'], 'signs for one amount: the router is refused with another', async () => {
    const deadline = (await chain.now()) + 600;
    const more = liquidity.add(1);
    const signature = await signPermit(chain.trader, daiWeth.address, more, deadline);
    const { v, r, s } = utils.splitSignature(signature);
    const router = at('v2Router02', chain.trader);
    for (const approveMax of [false, true]) {
      const permit = [deadline, approveMax, v, r, s];
      const args = [dai, weth9, liquidity, 0, 0, chain.traderAddress, ...permit];
      const { code } = await revertOfMethod(router, 'removeLiquidityWithPermit', args);
      expect(code).toBe('UniswapV2: INVALID_SIGNATURE');
    }
  });

  proves(['abi', 'sign', 'remove'], 'removes without an approval beforehand', async () => {
    const deadline = (await chain.now()) + 600;
    const minimums: [BigNumber, BigNumber] = [units.dai(44), units.weth('0.022')];
    const tokens: [string, string] = [dai, weth9];
    await removeWithPermit(chain.trader, tokens, daiWeth.address, liquidity, minimums, deadline);
    expect(await daiWeth.balanceOf(chain.traderAddress)).toEqual(BigNumber.from(0));
    expect((await balanceOf(chain, dai, chain.traderAddress)).gte(minimums[0])).toBe(true);
    expect((await balanceOf(chain, weth9, chain.traderAddress)).gte(minimums[1])).toBe(true);
    expect(await daiWeth.allowance(chain.traderAddress, v2Router02)).toEqual(BigNumber.from(0));
  });
});
