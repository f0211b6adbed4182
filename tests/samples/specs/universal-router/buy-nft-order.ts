// SPDX-License-Identifier: MIT
import { type SeaportData, SeaportTrade, SwapRouter } from '@uniswap/universal-router-sdk';
import { BigNumber, constants, utils } from 'ethers';
import { expect } from 'vitest';
import type { SeaportOrder } from '../../../../content/samples/universal-router/buy-nft.ts';
import { addresses } from '../../chain/addresses.ts';
import { IN_TIME } from '../../chain/context.ts';
import { seaportMarket } from '../../chain/published.ts';
import type { Proves } from '../../toolchain/describe-sample.ts';
import { execute, price, type Sale, SEAPORT, SWEEP_ERC721 } from './buy-nft-sale.ts';

const { usdc, universalRouter } = addresses;
const { defaultAbiCoder, parseEther } = utils;

/** Tests the contents of an order: the function called, the price, and the recipient of the NFT. */
export function provesOrder(proves: Proves, sale: Sale): void {
  const { fulfil, priceOf, selector, chain, placed, owner, purchaseFor } = sale;

  proves(['order', 'fulfil'], 'writes what the router’s SDK writes', async () => {
    const order = await placed.market.sell(1, price);
    const data: SeaportData = { items: [order as never], recipient: placed.buyer };
    const { calldata, value } = SwapRouter.swapCallParameters(new SeaportTrade([data]), {
      sender: placed.buyer,
      deadline: IN_TIME,
    });
    const [commands, inputs] = placed.router.interface.decodeFunctionData(execute, calldata);
    expect(Number(commands.slice(0, 4))).toBe(SEAPORT);
    expect(BigNumber.from(value)).toEqual(priceOf(order));
    const [sent, call] = defaultAbiCoder.decode(['uint256', 'bytes'], inputs[0]);
    expect(sent).toEqual(priceOf(order));
    const read = (data: string) =>
      SeaportTrade.INTERFACE.decodeFunctionData('fulfillAdvancedOrder', data);
    const [theirs, ours] = [read(call as string), read(fulfil(order, placed.buyer))];
    expect(ours.advancedOrder.parameters).toEqual(theirs.advancedOrder.parameters);
    expect(ours.advancedOrder.signature).toBe(theirs.advancedOrder.signature);
    expect(ours.recipient).toBe(theirs.recipient);
    // Seaport's own build has the function under the same selector too.
    const own = new utils.Interface(seaportMarket.seaport.abi as never);
    expect(own.getSighash('fulfillAdvancedOrder')).toBe(selector);
    expect(own.getSighash('fulfillAdvancedOrder')).toBe('0xe7acab24');
  });

  proves(['price'], 'adds the fees to the price, and refuses what it cannot price', async () => {
    const order = await placed.market.sell(1, price);
    expect(priceOf(order)).toEqual(parseEther('1'));
    const { parameters } = order;
    const [first, second] = parameters.consideration;
    const changed = (change: Partial<SeaportOrder['parameters']>) => () =>
      priceOf({ ...order, parameters: { ...parameters, ...change } });
    const rising = { ...first!, endAmount: parseEther('9') };
    expect(changed({ consideration: [rising, second!] })).toThrow('Not a fixed price');
    const inToken = { ...first!, itemType: 1, token: usdc };
    expect(changed({ consideration: [inToken] })).toThrow('Not priced in ether');
    expect(changed({ offer: [] })).toThrow('Not one ERC-721 token');
    const [sold] = parameters.offer;
    expect(changed({ offer: [sold!, sold!] })).toThrow('Not one ERC-721 token');
  });

  proves(['fulfil'], 'names the buyer; the router’s stand-ins lose the token', async () => {
    const first = await placed.market.sell(1, price);
    const second = await placed.market.sell(2, price);
    const one = '0x0000000000000000000000000000000000000001';
    const inputs = [purchaseFor(first, one), purchaseFor(second, constants.AddressZero)];
    await (
      await placed.router[execute]!([SEAPORT, SEAPORT], inputs, IN_TIME, { value: parseEther('2') })
    ).wait();
    expect(await owner(1)).toBe(one);
    // 0 means the caller of Seaport. That is the router, where anyone can take the NFT.
    expect(await owner(2)).toBe(universalRouter);
    // The plain function, `fulfillOrder`, takes no recipient, so its NFT goes to the router too.
    const third = await placed.market.sell(3, price);
    const plain = new utils.Interface(seaportMarket.seaport.abi as never);
    const call = plain.encodeFunctionData('fulfillOrder', [third, constants.HashZero]);
    const input = defaultAbiCoder.encode(['uint256', 'bytes'], [priceOf(third), call]);
    await (
      await placed.router[execute]!([SEAPORT], [input], IN_TIME, { value: priceOf(third) })
    ).wait();
    expect(await owner(3)).toBe(universalRouter);
    const thief = chain.provider.getSigner(7);
    const taken = defaultAbiCoder.encode(
      ['address', 'address', 'uint256'],
      [placed.market.collection.address, await thief.getAddress(), 2],
    );
    await (await placed.router.connect(thief)[execute]!([SWEEP_ERC721], [taken], IN_TIME)).wait();
    expect(await owner(2)).toBe(await thief.getAddress());
  });
}
