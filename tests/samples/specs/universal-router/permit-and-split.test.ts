// SPDX-License-Identifier: MIT
import { BigNumber } from 'ethers';
import { expect } from 'vitest';
import * as permit2 from '../../../../content/samples/permit2/sign-allowance.ts';
import * as permit2Viem from '../../../../content/samples/permit2/viem/sign-allowance.ts';
import * as split from '../../../../content/samples/universal-router/permit-and-split.ts';
import * as splitViem from '../../../../content/samples/universal-router/viem/permit-and-split.ts';
import { addresses } from '../../chain/addresses.ts';
import { useChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { pair, pool } from '../../chain/pools.ts';
import { balanceOf, fund, units } from '../../chain/tokens.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';
import { sentByWallet, withSigner, withWallet } from '../called-by-trader.ts';
import { expectEmptyRouter, quote } from './swap-quotes.ts';

const { dai, weth9, universalRouter } = addresses;
const zero = BigNumber.from(0);

const splitSamples = [
  {
    file: 'universal-router/permit-and-split.ts',
    approvePermit2: withSigner(permit2.approvePermit2),
    signAllowance: withSigner(permit2.signAllowance),
    swapSplit: withSigner(split.swapSplit),
  },
  {
    file: 'universal-router/viem/permit-and-split.ts',
    approvePermit2: withWallet(permit2Viem.approvePermit2),
    signAllowance: withWallet(permit2Viem.signAllowance),
    swapSplit: sentByWallet(splitViem.swapSplit),
  },
];

for (const { file, approvePermit2, signAllowance, swapSplit } of splitSamples) {
  describeSample(file, (proves) => {
    const chain = useChain();

    proves(
      ['permit-input', 'split'],
      'trades in a v3 pool and a v1 pair on one signature',
      async () => {
        await fund(chain, chain.traderAddress, { dai: units.dai(1_000) });
        const deadline = (await chain.now()) + 600;
        const v3 = await quote(chain, 'Input', [dai, weth9], units.dai(600));
        const v1 = (await at('v2Router02', chain.trader).getAmountsOut(units.dai(400), [
          dai,
          weth9,
        ])) as BigNumber[];
        const amountOutMinimum = v3.add(v1[1]!);
        const amounts = { amountV3: units.dai(600), amountV1: units.dai(400), amountOutMinimum };
        const what = { tokenIn: dai, tokenOut: weth9, fee: 3000, ...amounts };
        await approvePermit2(chain, dai, units.dai(1_000));
        const { permit, signature } = await signAllowance(
          ...([chain, dai, universalRouter, units.dai(1_000), deadline, deadline] as const),
        );
        const receipt = await swapSplit(chain, what, permit as never, signature, deadline);
        expect(await balanceOf(chain, weth9, chain.traderAddress)).toEqual(amountOutMinimum);
        expect(await balanceOf(chain, dai, chain.traderAddress)).toEqual(zero);
        const emitters = receipt.logs.map((log) => log.address);
        expect(emitters).toContain((await pool(chain.deployer, [dai, weth9], 3000)).address);
        expect(emitters).toContain((await pair(chain.deployer, dai, weth9)).address);
        await expectEmptyRouter(chain);
      },
    );
  });
}
