// SPDX-License-Identifier: MIT
import { BigNumber, type providers } from 'ethers';
import type { Address } from 'viem';
import { expect } from 'vitest';
import * as permit2 from '../../../../content/samples/permit2/sign-allowance.ts';
import * as permit2Viem from '../../../../content/samples/permit2/viem/sign-allowance.ts';
import * as split from '../../../../content/samples/universal-router/permit-and-split.ts';
import * as splitViem from '../../../../content/samples/universal-router/viem/permit-and-split.ts';
import { addresses } from '../../chain/addresses.ts';
import { type TestChain, useChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { pair, pool } from '../../chain/pools.ts';
import { balanceOf, fund, units } from '../../chain/tokens.ts';
import { receiptOf, viemWallet } from '../../chain/viem-wallet.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';
import { expectEmptyRouter, quote } from './swap-quotes.ts';

const { dai, weth9, universalRouter } = addresses;
const zero = BigNumber.from(0);

/** Approves, signs for all of it, and trades. */
const splitSamples: {
  file: string;
  swapSplit: (
    chain: TestChain,
    what: split.Split,
    deadline: number,
  ) => Promise<providers.TransactionReceipt>;
}[] = [
  {
    file: 'universal-router/permit-and-split.ts',
    swapSplit: async ({ trader }, what, deadline) => {
      const amount = what.amountV3.add(what.amountV1);
      await permit2.approvePermit2(trader, what.tokenIn, amount);
      const { permit, signature } = await permit2.signAllowance(
        ...([trader, what.tokenIn, universalRouter, amount, deadline, deadline] as const),
      );
      return split.swapSplit(trader, what, permit, signature, deadline);
    },
  },
  {
    file: 'universal-router/viem/permit-and-split.ts',
    swapSplit: async (chain, what, deadline) => {
      const wallet = viemWallet(chain);
      const tokenIn = what.tokenIn as Address;
      const amount = what.amountV3.add(what.amountV1).toBigInt();
      await permit2Viem.approvePermit2(wallet, tokenIn, amount);
      const { permit, signature } = await permit2Viem.signAllowance(
        ...([wallet, tokenIn, universalRouter, amount, deadline, deadline] as const),
      );
      const parts = {
        tokenIn,
        tokenOut: what.tokenOut as Address,
        fee: what.fee,
        amountV3: what.amountV3.toBigInt(),
        amountV1: what.amountV1.toBigInt(),
        amountOutMinimum: what.amountOutMinimum.toBigInt(),
      };
      return receiptOf(
        chain,
        await splitViem.swapSplit(wallet, parts, permit, signature, deadline),
      );
    },
  },
];

for (const { file, swapSplit } of splitSamples) {
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
        const receipt = await swapSplit(chain, what, deadline);
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
