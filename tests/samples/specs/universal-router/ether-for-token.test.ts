// SPDX-License-Identifier: MIT
import { BigNumber, utils } from 'ethers';
import { expect } from 'vitest';
import * as ether from '../../../../content/samples/universal-router/ether-for-token.ts';
import * as etherViem from '../../../../content/samples/universal-router/viem/ether-for-token.ts';
import { addresses } from '../../chain/addresses.ts';
import { sampleContract } from '../../chain/compiled.ts';
import { gasCost, IN_TIME, type TestChain, useChain } from '../../chain/context.ts';
import { seedThinPool } from '../../chain/pools.ts';
import { balanceOf, units } from '../../chain/tokens.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';
import { sentByWallet, withSigner } from '../called-by-trader.ts';
import { expectEmptyRouter, quote } from './swap-quotes.ts';

const { usdc, dai, weth9, universalRouter } = addresses;
const zero = BigNumber.from(0);

/** The selector of the router's error for a sweep that finds less than its minimum. */
const INSUFFICIENT_TOKEN = utils.id('InsufficientToken()').slice(0, 10);

/** Seeds a pool of the 1% tier that can sell only 100 DAI for WETH9. */
const withoutLiquidity = (chain: TestChain) =>
  seedThinPool(chain, [dai, weth9], 10000, [units.dai(2_000), units.weth(1)], {
    token: 0,
    amount: units.dai(100),
  });

const etherSamples = [
  {
    file: 'universal-router/ether-for-token.ts',
    sellEther: withSigner(ether.sellEther),
    buyWithEther: withSigner(ether.buyWithEther),
  },
  {
    file: 'universal-router/viem/ether-for-token.ts',
    sellEther: sentByWallet(etherViem.sellEther),
    buyWithEther: sentByWallet(etherViem.buyWithEther),
  },
];

for (const { file, sellEther, buyWithEther } of etherSamples) {
  describeSample(file, (proves) => {
    const chain = useChain();

    proves(
      ['exact-input', 'command-bytes', 'inputs'],
      'wraps, swaps and sweeps what the quoter said',
      async () => {
        const expected = await quote(chain, 'Input', [weth9, usdc], units.weth(1));
        const deadline = (await chain.now()) + 600;
        await sellEther(chain, units.weth(1), usdc, 3000, expected, deadline);
        expect(await balanceOf(chain, usdc, chain.traderAddress)).toEqual(expected);
        expect(Number(utils.formatUnits(expected, 6))).toBeCloseTo(1_992, 0);
        await expectEmptyRouter(chain);
      },
    );

    proves(['exact-input', 'inputs'], 'returns the ether that a pool cannot take', async () => {
      await withoutLiquidity(chain);
      const before = await chain.provider.getBalance(chain.traderAddress);
      const args = [units.weth(1), dai, 10000, units.dai(99), 2 ** 40] as const;
      const receipt = await sellEther(chain, ...args);
      const spent = before.sub(await chain.provider.getBalance(chain.traderAddress));
      // 100 DAI cost 0.05 ether, and a little more towards the end of the range.
      expect(spent.sub(gasCost(receipt)).lt(units.weth('0.07'))).toBe(true);
      await expectEmptyRouter(chain);
    });

    proves(['inputs'], 'reverts when the sweep would bring less than the minimum', async () => {
      const expected = await quote(chain, 'Input', [weth9, usdc], units.weth(1));
      const args = [units.weth(1), usdc, 3000, expected.add(1), 2 ** 40] as const;
      await expect(sellEther(chain, ...args)).rejects.toThrow(INSUFFICIENT_TOKEN);
    });

    proves(['exact-output'], 'buys exactly and returns the ether not needed', async () => {
      const cost = await quote(chain, 'Output', [weth9, usdc], units.usdc(1_000));
      const before = await chain.provider.getBalance(chain.traderAddress);
      const deadline = (await chain.now()) + 600;
      const args = [units.weth(2), usdc, 3000, units.usdc(1_000), deadline] as const;
      const receipt = await buyWithEther(chain, ...args);
      expect(await balanceOf(chain, usdc, chain.traderAddress)).toEqual(units.usdc(1_000));
      const after = await chain.provider.getBalance(chain.traderAddress);
      expect(before.sub(after)).toEqual(cost.add(gasCost(receipt)));
      await expectEmptyRouter(chain);
    });
  });
}

describeSample('universal-router/ether-for-token.sol', (proves) => {
  const chain = useChain();

  proves(['sell'], 'sends the token to the caller, not to itself', async () => {
    const artifact = sampleContract('universal-router/ether-for-token.sol', 'EtherForToken');
    const contract = await chain.deploy(artifact, universalRouter, weth9);
    const expected = await quote(chain, 'Input', [weth9, dai], units.weth(1));
    await (await contract.sell(dai, 3000, expected, IN_TIME, { value: units.weth(1) })).wait();
    expect(await balanceOf(chain, dai, chain.traderAddress)).toEqual(expected);
    expect(await balanceOf(chain, dai, contract.address)).toEqual(zero);
    await expectEmptyRouter(chain);

    await withoutLiquidity(chain);
    const before = await chain.provider.getBalance(chain.traderAddress);
    const sale = await contract.sell(dai, 10000, units.dai(99), IN_TIME, { value: units.weth(1) });
    const cost = gasCost(await sale.wait());
    const spent = before.sub(await chain.provider.getBalance(chain.traderAddress)).sub(cost);
    expect(spent.lt(units.weth('0.07'))).toBe(true);
    await expectEmptyRouter(chain);
  });
});
