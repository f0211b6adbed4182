// SPDX-License-Identifier: MIT
import { BigNumber, type Contract, utils } from 'ethers';
import { beforeEach, expect } from 'vitest';
import * as ethers from '../../../../content/samples/v1/remove-with-permit.ts';
import * as viem from '../../../../content/samples/v1/viem/remove-with-permit.ts';
import { addresses } from '../../chain/addresses.ts';
import { useChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { bareTrader, whileOracleIsDue } from '../../chain/oracle-due.ts';
import { pair } from '../../chain/pools.ts';
import { revertCode } from '../../chain/reverts.ts';
import { balanceOf, units } from '../../chain/tokens.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';
import { sentByWallet, withSigner, withWallet } from '../called-by-trader.ts';

const { dai, weth9, v2Router02 } = addresses;

type Amounts = [BigNumber, BigNumber];

const samples = [
  {
    file: 'v1/remove-with-permit.ts',
    signPermit: withSigner(ethers.signPermit),
    removeWithPermit: withSigner(ethers.removeWithPermit),
  },
  {
    file: 'v1/viem/remove-with-permit.ts',
    signPermit: withWallet(viem.signPermit),
    removeWithPermit: sentByWallet(viem.removeWithPermit),
  },
];

for (const { file, signPermit, removeWithPermit } of samples) {
  describeSample(file, (proves) => {
    const chain = useChain();
    let daiWeth: Contract;
    const liquidity = units.weth(1);

    beforeEach(async () => {
      daiWeth = await pair(chain.deployer, dai, weth9);
      await (await daiWeth.transfer(chain.traderAddress, liquidity)).wait();
    });

    proves(['abi', 'sign'], 'signs a permit that the pair accepts', async () => {
      const deadline = (await chain.now()) + 600;
      const signature = await signPermit(chain, daiWeth.address, liquidity, deadline);
      const { v, r, s } = utils.splitSignature(signature);
      const args = [chain.traderAddress, v2Router02, liquidity, deadline, v, r, s];
      await (await daiWeth.permit(...args)).wait();
      expect(await daiWeth.allowance(chain.traderAddress, v2Router02)).toEqual(liquidity);
      expect(await daiWeth.nonces(chain.traderAddress)).toEqual(BigNumber.from(1));
    });

    proves(['sign'], 'signs for one amount: the router is refused with another', async () => {
      const deadline = (await chain.now()) + 600;
      const more = liquidity.add(1);
      const signature = await signPermit(chain, daiWeth.address, more, deadline);
      const { v, r, s } = utils.splitSignature(signature);
      const router = at('v2Router02', chain.trader);
      for (const approveMax of [false, true]) {
        const permit = [deadline, approveMax, v, r, s];
        const args = [dai, weth9, liquidity, 0, 0, chain.traderAddress, ...permit];
        const code = await revertCode(router, 'removeLiquidityWithPermit', args);
        expect(code).toBe('UniswapV2: INVALID_SIGNATURE');
      }
    });

    proves(['abi', 'sign', 'remove'], 'removes without an approval beforehand', async () => {
      const deadline = (await chain.now()) + 600;
      const minimums: Amounts = [units.dai(44), units.weth('0.022')];
      const tokens: [string, string] = [dai, weth9];
      await removeWithPermit(chain, tokens, daiWeth.address, liquidity, minimums, deadline);
      expect(await daiWeth.balanceOf(chain.traderAddress)).toEqual(BigNumber.from(0));
      expect((await balanceOf(chain, dai, chain.traderAddress)).gte(minimums[0])).toBe(true);
      expect((await balanceOf(chain, weth9, chain.traderAddress)).gte(minimums[1])).toBe(true);
      expect(await daiWeth.allowance(chain.traderAddress, v2Router02)).toEqual(BigNumber.from(0));
    });

    proves(['remove'], 'has the gas for a pair that writes its price sums', async () => {
      const minimums: Amounts = [units.dai(44), units.weth('0.022')];
      const remove = [[dai, weth9] as [string, string], daiWeth.address, liquidity] as const;
      await whileOracleIsDue<unknown>(chain, daiWeth.address, (deadline) =>
        removeWithPermit({ ...chain, trader: bareTrader(chain) }, ...remove, minimums, deadline),
      );
      expect(await daiWeth.balanceOf(chain.traderAddress)).toEqual(BigNumber.from(0));
    });
  });
}
