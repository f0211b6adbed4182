// SPDX-License-Identifier: MIT
import { constants, utils } from 'ethers';
import { expect } from 'vitest';
import { testContract } from '../../chain/compiled.ts';
import { gasCost, IN_TIME } from '../../chain/context.ts';
import { FEE_RECIPIENT } from '../../chain/nft-market.ts';
import { revertCode } from '../../chain/reverts.ts';
import type { Proves } from '../../toolchain/describe-sample.ts';
import {
  execute,
  EXECUTION_FAILED,
  failedAt,
  price,
  type Sale,
  SEAPORT,
  SEAPORT_OR_NOT,
  SWEEP,
} from './buy-nft-sale.ts';

const { defaultAbiCoder, parseEther } = utils;

/** Tests purchases with ether: one NFT, or the remaining ones of several. */
export function provesEther(proves: Proves, sale: Sale): void {
  const {
    priceOf,
    buyOne,
    buyAvailable,
    chain,
    placed,
    owner,
    ether,
    spent,
    expectEmptyRouter,
    takeFirst,
    purchaseFor,
  } = sale;

  proves(['one', 'fulfil'], 'pays the seller and the fee, and has the token', async () => {
    const order = await placed.market.sell(1, price);
    const before = await ether(await placed.market.seller.getAddress());
    expect(await spent(() => buyOne(chain, order))).toEqual(parseEther('1'));
    expect(await owner(1)).toBe(placed.buyer);
    expect((await ether(await placed.market.seller.getAddress())).sub(before)).toEqual(
      price.toSeller,
    );
    expect(await ether(FEE_RECIPIENT)).toEqual(price.fee);
    await expectEmptyRouter();
  });

  proves(['one'], 'reverts as a whole when the token is sold', async () => {
    const order = await placed.market.sell(1, price);
    await takeFirst(order);
    const before = await ether(placed.buyer);
    await expect(buyOne(chain, order)).rejects.toThrow(failedAt(0));
    expect(before.sub(await ether(placed.buyer)).lt(parseEther('0.1'))).toBe(true);
    const args = [[SEAPORT], [purchaseFor(order, placed.buyer)], IN_TIME];
    const value = { value: priceOf(order).toHexString() };
    expect(await revertCode(placed.router, execute, args, value)).toBe(EXECUTION_FAILED);
  });

  proves(['one'], 'reverts when the token says that it came, and did not', async () => {
    const seller = await placed.market.seller.getAddress();
    const still = await chain.deploy(testContract('still-token.sol', 'StillToken'), seller);
    const order = await placed.market.sell(7, { ...price, collection: still.address });
    // Without the owner check, the ether is lost.
    const bare = [[SEAPORT], [purchaseFor(order, placed.buyer)], IN_TIME] as const;
    await placed.router.callStatic[execute]!(...bare, { value: priceOf(order) });
    const before = await ether(seller);
    await expect(buyOne(chain, order)).rejects.toThrow(failedAt(1));
    expect(await ether(seller)).toEqual(before);
  });

  proves(['several'], 'buys what is left, and returns the ether of what is not', async () => {
    const orders = [
      await placed.market.sell(1, price),
      await placed.market.sell(2, { ...price, toSeller: parseEther('2') }),
      await placed.market.sell(3, price),
    ];
    await takeFirst(orders[1]!);
    expect(await spent(() => buyAvailable(chain, orders))).toEqual(parseEther('2'));
    expect([await owner(1), await owner(3)]).toEqual([placed.buyer, placed.buyer]);
    expect(await owner(2)).not.toBe(placed.buyer);
    await expectEmptyRouter();
  });

  proves(
    ['several'],
    'leaves nothing for the next caller, who takes all where nobody sweeps',
    async () => {
      const order = await placed.market.sell(1, price);
      await takeFirst(order);
      const thief = chain.provider.getSigner(7);
      const types = ['address', 'address', 'uint256'];
      const sweep = defaultAbiCoder.encode(types, [
        constants.AddressZero,
        await thief.getAddress(),
        0,
      ]);
      const loot = async () => {
        const before = await ether(await thief.getAddress());
        const sent = await placed.router.connect(thief)[execute]!([SWEEP], [sweep], IN_TIME);
        const cost = gasCost(await sent.wait());
        return (await ether(await thief.getAddress())).sub(before).add(cost);
      };
      // The sale fails and is skipped, and the ether stays in the router.
      const careless = [[SEAPORT_OR_NOT], [purchaseFor(order, placed.buyer)], IN_TIME] as const;
      await (await placed.router[execute]!(...careless, { value: priceOf(order) })).wait();
      expect(await loot()).toEqual(parseEther('1'));

      expect(await spent(() => buyAvailable(chain, [order]))).toEqual(constants.Zero);
      expect(await loot()).toEqual(constants.Zero);
    },
  );

  proves(['one'], 'sends no ether on a chain where the router is not', async () => {
    const order = await placed.market.sell(1, price);
    const before = await chain.trader.getTransactionCount();
    await expect(buyOne(chain, order, 10)).rejects.toThrow('Switch the wallet');
    expect(await chain.trader.getTransactionCount()).toBe(before);
  });
}
