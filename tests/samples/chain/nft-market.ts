// SPDX-License-Identifier: MIT
import { EIP_712_ORDER_TYPE } from '@opensea/seaport-js/lib/constants.js';
import { type BigNumber, type BigNumberish, constants } from 'ethers';
import type { SeaportOrder } from '../../../content/samples/universal-router/buy-nft.ts';
import { addresses } from './addresses.ts';
import type { TestChain } from './context.ts';
import { placeAt, universalRouterParameters } from './deploy.ts';
import { published, seaportMarket } from './published.ts';

/** The price of a sale, entirely in ether or in one token. */
export interface Price {
  toSeller: BigNumberish;
  /** Paid to {@link FEE_RECIPIENT}. */
  fee: BigNumberish;
  /** The ERC-20 token; ether if undefined. */
  token?: string;
  /** Address of the NFT's collection; the market's own if undefined. */
  collection?: string;
}

/** The recipient of the marketplace's fee. */
export const FEE_RECIPIENT = '0x00000000000000000000000000000000000000fe';

/**
 * Deploys Seaport 1.5 and a collection of NFTs to sell. Places a universal router that calls this Seaport at the
 * address that the samples use for the router.
 */
export async function placeNftMarket(chain: TestChain) {
  const controller = await chain.deploy(seaportMarket.conduitController);
  const seaport = await chain.deploy(seaportMarket.seaport, controller.address);
  const collection = await chain.deploy(seaportMarket.erc721);
  await placeAt(chain, addresses.universalRouter, published.universalRouter, [
    { ...universalRouterParameters(), seaport: seaport.address },
  ]);
  const seller = chain.provider.getSigner(3);
  await (await collection.connect(seller).setApprovalForAll(seaport.address, true)).wait();
  const offerer = await seller.getAddress();

  /** Signs a sale by the seller. First mints the NFT, unless the price names another collection. */
  const sell = async (id: number, price: Price): Promise<SeaportOrder> => {
    if (!price.collection) await (await collection.mint(offerer, id)).wait();
    const paid = (amount: BigNumberish, recipient: string) => ({
      itemType: price.token ? 1 : 0,
      token: price.token ?? constants.AddressZero,
      identifierOrCriteria: 0,
      startAmount: amount,
      endAmount: amount,
      recipient,
    });
    const parameters = {
      offerer,
      zone: constants.AddressZero,
      offer: [
        {
          itemType: 2,
          token: price.collection ?? collection.address,
          identifierOrCriteria: id,
          startAmount: 1,
          endAmount: 1,
        },
      ],
      consideration: [paid(price.toSeller, offerer), paid(price.fee, FEE_RECIPIENT)],
      orderType: 0,
      startTime: 0,
      endTime: constants.MaxUint256,
      zoneHash: constants.HashZero,
      salt: id,
      conduitKey: constants.HashZero,
    };
    const counter = (await seaport.getCounter(offerer)) as BigNumber;
    const domain = {
      name: 'Seaport',
      version: '1.5',
      chainId: await seller.getChainId(),
      verifyingContract: seaport.address,
    };
    const signature = await seller._signTypedData(domain, EIP_712_ORDER_TYPE, {
      ...parameters,
      counter,
    });
    return { parameters: { ...parameters, totalOriginalConsiderationItems: 2 }, signature };
  };
  return { seaport, collection, seller, sell };
}

export type NftMarket = Awaited<ReturnType<typeof placeNftMarket>>;

/** Serialises an order the same way as a marketplace's server: as JSON, with large numbers as decimal strings. */
export function asJson(order: SeaportOrder): string {
  return JSON.stringify(order, (_, value: unknown) =>
    value instanceof Object && 'type' in value && value.type === 'BigNumber' && 'hex' in value
      ? BigInt(value.hex as string).toString()
      : value,
  );
}
