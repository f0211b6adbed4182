// SPDX-License-Identifier: MIT
import { BigNumber } from 'ethers';
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
import { withSigner } from '../called-by-trader.ts';

const { usdc, universalRouter } = addresses;

/** The purchase functions of the ethers sample. The viem version below has the same interface. */
export const ethersBuying = {
  fulfil: ethers.fulfil,
  priceOf: ethers.priceOf,
  /** The selector of fulfillAdvancedOrder, from the sample's ABI. */
  selector: ethers.seaport.getSighash('fulfillAdvancedOrder'),
  buyOne: ({ trader }: TestChain, order: SeaportOrder, chainId?: number) =>
    ethers.buyOne(chainId ? onChain(trader, chainId) : trader, order, IN_TIME),
  buyAvailable: ({ trader }: TestChain, orders: SeaportOrder[]) =>
    ethers.buyAvailable(trader, orders, IN_TIME),
  /** Approves Permit2, signs for the maximum payment, then buys. */
  buyWithUsdc: async (chain: TestChain, order: SeaportOrder, fee: number, most: BigNumber) => {
    const { trader } = chain;
    await permit2.approvePermit2(trader, usdc, most);
    const { permit, signature } = await permit2.signAllowance(
      ...([trader, usdc, universalRouter, most, IN_TIME, IN_TIME] as const),
    );
    return ethers.buyWithToken(trader, order, fee, most, permit, signature, IN_TIME);
  },
  buyForToken: withSigner(ethers.buyForToken),
};
export type Buying = typeof ethersBuying;

const read = (order: SeaportOrder) => viem.readOrder(asJson(order));

export const viemBuying: Buying = {
  fulfil: (order, buyer) => viem.fulfil(read(order), buyer as Address),
  priceOf: (order) => BigNumber.from(viem.priceOf(read(order))),
  selector: toFunctionSelector(viem.seaport[0]),
  buyOne: async (chain, order, chainId) =>
    receiptOf(chain, await viem.buyOne(viemWallet(chain, chainId), read(order), IN_TIME)),
  buyAvailable: async (chain, orders) =>
    receiptOf(chain, await viem.buyAvailable(viemWallet(chain), orders.map(read), IN_TIME)),
  buyWithUsdc: async (chain, order, fee, amount) => {
    const [wallet, most] = [viemWallet(chain), amount.toBigInt()];
    await permit2Viem.approvePermit2(wallet, usdc, most);
    const { permit, signature } = await permit2Viem.signAllowance(
      ...([wallet, usdc, universalRouter, most, IN_TIME, IN_TIME] as const),
    );
    const what = [read(order), fee, most, permit, signature] as const;
    return receiptOf(chain, await viem.buyWithToken(wallet, ...what, IN_TIME));
  },
  buyForToken: async (chain, market, order) =>
    receiptOf(chain, await viem.buyForToken(viemWallet(chain), market as Address, read(order))),
};
