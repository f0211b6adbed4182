// SPDX-License-Identifier: MIT
import { type BigNumber, constants, utils, Wallet } from 'ethers';
import { describe, expect, it } from 'vitest';
import { addresses } from '../../chain/addresses.ts';
import { useChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { describeMain } from '../../toolchain/describe-main.ts';
import { pageText } from '../../toolchain/page-text.ts';
import { PRIVATE_KEY, runMain } from '../../toolchain/run-main.ts';

const { swapRouter, usdc, weth9 } = addresses;
const oneEther = utils.parseEther('1');

describe('the first swap', () => {
  const chain = useChain();
  const wallet = new Wallet(PRIVATE_KEY);

  // Each program imports a setup: 'sdk/v3/setup.ts' or 'sdk/v3/viem/setup.ts'.
  for (const main of ['sdk/v3/first-swap.main.ts', 'sdk/v3/viem/first-swap.main.ts']) {
    describeMain(main, chain);

    /** Runs the program, and returns its output and the calls in the transaction that it sent. */
    const run = async () => {
      const printed = await runMain(main, { RPC_URL: chain.url });
      const { transactions } = await chain.provider.getBlockWithTransactions('latest');
      const [sent] = transactions;
      const router = at('swapRouter', chain.trader).interface;
      expect(sent).toMatchObject({ from: wallet.address, to: swapRouter, value: oneEther });
      const [calls] = router.decodeFunctionData('multicall', sent!.data) as unknown as [string[]];
      return { printed, calls: calls.map((data) => router.parseTransaction({ data })) };
    };

    it(`${main} accepts no less than the quote divided by 1.005`, async () => {
      const { printed, calls } = await run();
      const quoted = utils.parseUnits(/^quote: (\S+) USDC/m.exec(printed)![1]!, 6);
      const [params] = calls[0]!.args as unknown as [{ amountOutMinimum: BigNumber }];
      expect(params.amountOutMinimum).toEqual(quoted.mul(1000).div(1005));
    });

    it(`${main} prints the other figures of its pages when it is edited or run again`, async () => {
      const node = { RPC_URL: chain.url };
      const quoter = at('quoter', chain.trader).callStatic.quoteExactInputSingle!;
      const hundred = oneEther.mul(100);
      const quote = (await quoter(weth9, usdc, 3000, hundred, 0)) as BigNumber;
      expect(pageText('concepts/first-swap')).toContain(
        `The quote is ${utils.commify(utils.formatUnits(quote, 6))} USDC for 100 ETH, or 1,813.22 USDC per ETH.`,
      );
      await runMain(main, node);
      expect(await runMain(main, node)).toMatch(/^price: 1996\.02 USDC/);
      expect(pageText('sdk/v3/guides/first-swap')).toContain('the price is 1,996.02 USDC');
    });

    it(`${main} takes back what the router holds`, async () => {
      // A pool without enough liquidity leaves ether in the router in the same way.
      await chain.provider.send('anvil_setBalance', [swapRouter, oneEther.toHexString()]);
      const { calls } = await run();
      expect(calls.map(({ name }) => name)).toEqual(['exactInputSingle', 'refundETH']);
      expect(await chain.provider.getBalance(swapRouter)).toEqual(constants.Zero);
    });
  }
});
