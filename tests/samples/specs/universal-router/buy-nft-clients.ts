// SPDX-License-Identifier: MIT
import { BigNumber, type providers } from 'ethers';
import { type Address, toFunctionSelector } from 'viem';
import * as permit2 from '../../../../content/samples/permit2/sign-allowance.ts';
import * as permit2Viem from '../../../../content/samples/permit2/viem/sign-allowance.ts';
import * as ethers from '../../../../content/samples/universal-router/buy-nft.ts';
import type { SeaportOrder } from '../../../../content/samples/universal-router/buy-nft.ts';
import * as viem from '../../../../content/samples/universal-router/viem/buy-nft.ts';
import { addresses } from '../../chain/addresses.ts';
import { IN_TIME, onChain, type TestChain } from '../../chain/context.ts';
import { asJson } from '../../chain/nft-market.ts';
import { receiptOf, viemWallet } from '../../chain/viem-wallet.ts';

const { usdc, universalRouter } = addresses;

type Receipt = Promise<providers.TransactionReceipt>;

/** A sample that buys, called as that of ethers is. */
export interface Buying {
  fulfil: (order: SeaportOrder, buyer: string) => string;
  priceOf: (order: SeaportOrder) => BigNumber;
  /** Of fulfillAdvancedOrder, by the sample's ABI. */
  selector: string;
  buyOne: (chain: TestChain, order: SeaportOrder, chainId?: number) => Receipt;
  buyAvailable: (chain: TestChain, orders: SeaportOrder[]) => Receipt;
  /** Approves Permit2 and signs for the most that may be paid, then buys. */
  buyWithUsdc: (chain: TestChain, order: SeaportOrder, fee: number, most: BigNumber) => Receipt;
  buyForToken: (chain: TestChain, market: string, order: SeaportOrder) => Receipt;
}

export const ethersBuying: Buying = {
  fulfil: ethers.fulfil,
  priceOf: ethers.priceOf,
  selector: ethers.seaport.getSighash('fulfillAdvancedOrder'),
  buyOne: ({ trader }, order, chainId) =>
    ethers.buyOne(chainId ? onChain(trader, chainId) : trader, order, IN_TIME),
  buyAvailable: ({ trader }, orders) => ethers.buyAvailable(trader, orders, IN_TIME),
  buyWithUsdc: async ({ trader }, order, fee, most) => {
    await permit2.approvePermit2(trader, usdc, most);
    const { permit, signature } = await permit2.signAllowance(
      ...([trader, usdc, universalRouter, most, IN_TIME, IN_TIME] as const),
    );
    return ethers.buyWithToken(trader, order, fee, most, permit, signature, IN_TIME);
  },
  buyForToken: ({ trader }, ...args) => ethers.buyForToken(trader, ...args),
};

export const viemBuying: Buying = {
  fulfil: (order, buyer) => viem.fulfil(viem.readOrder(asJson(order)), buyer as Address),
  priceOf: (order) => BigNumber.from(viem.priceOf(viem.readOrder(asJson(order)))),
  selector: toFunctionSelector(viem.seaport[0]),
  buyOne: async (chain, order, chainId) =>
    receiptOf(
      chain,
      await viem.buyOne(viemWallet(chain, chainId), viem.readOrder(asJson(order)), IN_TIME),
    ),
  buyAvailable: async (chain, orders) => {
    const read = orders.map((order) => viem.readOrder(asJson(order)));
    return receiptOf(chain, await viem.buyAvailable(viemWallet(chain), read, IN_TIME));
  },
  buyWithUsdc: async (chain, order, fee, amount) => {
    const [wallet, most] = [viemWallet(chain), amount.toBigInt()];
    await permit2Viem.approvePermit2(wallet, usdc, most);
    const { permit, signature } = await permit2Viem.signAllowance(
      ...([wallet, usdc, universalRouter, most, IN_TIME, IN_TIME] as const),
    );
    const what = [viem.readOrder(asJson(order)), fee, most, permit, signature] as const;
    return receiptOf(chain, await viem.buyWithToken(wallet, ...what, IN_TIME));
  },
  buyForToken: async (chain, market, order) => {
    const what = [market as Address, viem.readOrder(asJson(order))] as const;
    return receiptOf(chain, await viem.buyForToken(viemWallet(chain), ...what));
  },
};
