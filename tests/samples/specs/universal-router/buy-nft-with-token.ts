// SPDX-License-Identifier: MIT
import { BigNumber, constants, utils } from 'ethers';
import { expect } from 'vitest';
import * as permit2 from '../../../../content/samples/permit2/sign-allowance.ts';
import type { SeaportOrder } from '../../../../content/samples/universal-router/buy-nft.ts';
import { buyWithEther } from '../../../../content/samples/universal-router/ether-for-token.ts';
import { addresses } from '../../chain/addresses.ts';
import { testContract } from '../../chain/compiled.ts';
import { IN_TIME } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { FEE_RECIPIENT } from '../../chain/nft-market.ts';
import { revertCode } from '../../chain/reverts.ts';
import { balanceOf, fund, units } from '../../chain/tokens.ts';
import type { Proves } from '../../toolchain/describe-sample.ts';
import { execute, EXECUTION_FAILED, failedAt, price, type Sale, SEAPORT } from './buy-nft-sale.ts';

const { usdc, weth9, universalRouter } = addresses;
const { defaultAbiCoder, parseEther } = utils;

/** Tests purchases with a token, for prices in ether and in that token. */
export function provesToken(proves: Proves, sale: Sale): void {
  const { fulfil, buyWithUsdc, buyForToken, chain, placed, owner, spent, expectEmptyRouter } = sale;

  proves(
    ['with-token'],
    'pays with USDC through Permit2, exactly what the swap needs',
    async () => {
      const order = await placed.market.sell(1, price);
      // Enough for two purchases.
      const held = units.usdc(6_000);
      await fund(chain, placed.buyer, { usdc: held });
      // Approve now, so that the gas does not count towards the cost of the purchase.
      await permit2.approvePermit2(chain.trader, usdc, held);
      const cost = (await at('quoter', chain.trader).callStatic.quoteExactOutputSingle!(
        ...[usdc, weth9, 500, parseEther('1'), 0],
      )) as BigNumber;
      const most = cost.mul(1_005).div(1_000);
      const buy = (what: SeaportOrder) => buyWithUsdc(chain, what, 500, most);
      expect(await spent(() => buy(order))).toEqual(constants.Zero);
      expect(await owner(1)).toBe(placed.buyer);
      expect(await balanceOf(chain, usdc, placed.buyer)).toEqual(held.sub(cost));
      await expectEmptyRouter();

      // Repeat the purchase after the NFT is sold: nothing is paid.
      const left = await balanceOf(chain, usdc, placed.buyer);
      await expect(buy(order)).rejects.toThrow(failedAt(3));
      expect(await balanceOf(chain, usdc, placed.buyer)).toEqual(left);
    },
  );

  proves(['token-priced'], 'goes ether, USDC, token, where the price is in USDC', async () => {
    const inUsdc = { toSeller: units.usdc(975), fee: units.usdc(25), token: usdc };
    const order = await placed.market.sell(1, inUsdc);
    // The router holds the USDC, but Seaport has no allowance to transfer it.
    await fund(chain, universalRouter, { usdc: units.usdc(1_000) });
    const bare = defaultAbiCoder.encode(['uint256', 'bytes'], [0, fulfil(order, placed.buyer)]);
    const args = [[SEAPORT], [bare], IN_TIME];
    expect(await revertCode(placed.router, execute, args)).toBe(EXECUTION_FAILED);

    const bought = [parseEther('0.6'), usdc, 3000, units.usdc(1_000), IN_TIME] as const;
    await buyWithEther(chain.trader, ...bought);
    await buyForToken(chain, placed.market.seaport.address, order);
    expect(await owner(1)).toBe(placed.buyer);
    expect(await balanceOf(chain, usdc, placed.buyer)).toEqual(constants.Zero);
    expect(await balanceOf(chain, usdc, FEE_RECIPIENT)).toEqual(units.usdc(25));
    const inEther = await placed.market.sell(2, price);
    await expect(buyForToken(chain, placed.market.seaport.address, inEther)).rejects.toThrow(
      'Not priced in a token',
    );
  });

  proves(['token-priced'], 'pays in a token that wants its allowance to be 0 first', async () => {
    const usdt = await chain.deploy(testContract('zero-first-token.sol', 'ZeroFirstToken'));
    await (await usdt.mint(placed.buyer, 1_000)).wait();
    // A leftover allowance from an earlier order.
    await (await usdt.approve(placed.market.seaport.address, 5)).wait();
    const order = await placed.market.sell(1, { toSeller: 975, fee: 25, token: usdt.address });
    await buyForToken(chain, placed.market.seaport.address, order);
    expect(await owner(1)).toBe(placed.buyer);
    expect(await usdt.balanceOf(FEE_RECIPIENT)).toEqual(BigNumber.from(25));
    expect(await usdt.allowance(placed.buyer, placed.market.seaport.address)).toEqual(
      constants.Zero,
    );
  });
}
