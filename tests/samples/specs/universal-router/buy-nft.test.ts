// SPDX-License-Identifier: MIT
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SeaportData, SeaportTrade, SwapRouter } from '@uniswap/universal-router-sdk';
import { BigNumber, constants, Contract, type providers, utils } from 'ethers';
import { type Address, toFunctionSelector } from 'viem';
import { beforeEach, describe, expect, it } from 'vitest';
import * as permit2 from '../../../../content/samples/permit2/sign-allowance.ts';
import * as permit2Viem from '../../../../content/samples/permit2/viem/sign-allowance.ts';
import * as ethers from '../../../../content/samples/universal-router/buy-nft.ts';
import type { SeaportOrder } from '../../../../content/samples/universal-router/buy-nft.ts';
import { buyWithEther } from '../../../../content/samples/universal-router/ether-for-token.ts';
import * as viem from '../../../../content/samples/universal-router/viem/buy-nft.ts';
import { addresses } from '../../chain/addresses.ts';
import { testContract } from '../../chain/compiled.ts';
import { gasCost, onChain, type TestChain, useChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { asJson, FEE_RECIPIENT, type NftMarket, placeNftMarket } from '../../chain/nft-market.ts';
import { published, seaportMarket } from '../../chain/published.ts';
import { revertOfMethod } from '../../chain/reverts.ts';
import { balanceOf, fund, units } from '../../chain/seed.ts';
import { receiptOf, viemWallet } from '../../chain/viem-wallet.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';
import { repositoryRoot } from '../../toolchain/paths.ts';

const { usdc, weth9, universalRouter } = addresses;
const { defaultAbiCoder, parseEther } = utils;
const execute = 'execute(bytes,bytes[],uint256)';
const SEAPORT = 0x10;
const SEAPORT_OR_NOT = 0x90;
const SWEEP = 0x04;
const SWEEP_ERC721 = 0x17;
/** ExecutionFailed(uint256,bytes) */
const EXECUTION_FAILED = utils.id('ExecutionFailed(uint256,bytes)').slice(0, 10);
/** What a message says of a call whose command failed, by its place among the commands. */
const failedAt = (command: number) =>
  `${EXECUTION_FAILED}: ${utils.defaultAbiCoder.encode(['uint256'], [command]).slice(2)}`;
const IN_TIME = 2 ** 40;

describe('the page that shows it', () => {
  it('names the Seaport 1.1 that signatures for it name', () => {
    const page = join(repositoryRoot, 'content/docs/contracts/universal-router/buy-an-nft.mdx');
    const [, address = ''] = /Seaport 1\.1, at `(0x\w+)`/.exec(readFileSync(page, 'utf8')) ?? [];
    // The domain separator of mainnet's Seaport 1.1, as contracts that check its signatures hold it.
    expect(
      utils._TypedDataEncoder.hashDomain({
        ...{ name: 'Seaport', version: '1.1', chainId: 1 },
        verifyingContract: address,
      }),
    ).toBe('0xb50c8913581289bd2e066aeef89fceb9615d490d673131fd1a7047436706834e');
  });
});

type Receipt = Promise<providers.TransactionReceipt>;

const samples: {
  file: string;
  fulfil: (order: SeaportOrder, buyer: string) => string;
  priceOf: (order: SeaportOrder) => BigNumber;
  /** Of fulfillAdvancedOrder, by the sample's ABI. */
  selector: string;
  buyOne: (chain: TestChain, order: SeaportOrder, chainId?: number) => Receipt;
  buyAvailable: (chain: TestChain, orders: SeaportOrder[]) => Receipt;
  /** Approves Permit2 and signs for the most that may be paid, then buys. */
  buyWithUsdc: (chain: TestChain, order: SeaportOrder, fee: number, most: BigNumber) => Receipt;
  buyForToken: (chain: TestChain, market: string, order: SeaportOrder) => Receipt;
}[] = [
  {
    file: 'universal-router/buy-nft.ts',
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
  },
  {
    file: 'universal-router/viem/buy-nft.ts',
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
  },
];

for (const sample of samples) {
  const { fulfil, priceOf, buyOne, buyAvailable, buyWithUsdc, buyForToken } = sample;
  describeSample(sample.file, (proves) => {
    const chain = useChain();
    let market: NftMarket;
    let buyer: string;
    let router: Contract;

    beforeEach(async () => {
      market = await placeNftMarket(chain);
      buyer = chain.traderAddress;
      router = new Contract(universalRouter, published.universalRouter.abi as never, chain.trader);
    });

    const price = { toSeller: parseEther('0.975'), fee: parseEther('0.025') };
    const owner = async (id: number) => (await market.collection.ownerOf(id)) as string;
    const ether = (account: string) => chain.provider.getBalance(account);
    /** What a transaction of the buyer has cost, without gas. */
    const spent = async (sent: () => Promise<providers.TransactionReceipt>) => {
      const before = await ether(buyer);
      const receipt = await sent();
      return before.sub(await ether(buyer)).sub(gasCost(receipt));
    };
    const expectEmptyRouter = async () => {
      for (const token of [usdc, weth9]) {
        expect(await balanceOf(chain, token, universalRouter)).toEqual(constants.Zero);
      }
      expect(await ether(universalRouter)).toEqual(constants.Zero);
    };
    /** Somebody else is first. */
    const takeFirst = async (order: SeaportOrder) => {
      const other = chain.provider.getSigner(6);
      const call = {
        to: market.seaport.address,
        data: fulfil(order, await other.getAddress()),
        value: priceOf(order),
      };
      await (await other.sendTransaction(call)).wait();
    };
    /** The input of SEAPORT, for whoever the calldata names. */
    const purchaseFor = (order: SeaportOrder, recipient: string) =>
      defaultAbiCoder.encode(['uint256', 'bytes'], [priceOf(order), fulfil(order, recipient)]);

    proves(['order', 'fulfil'], 'writes what the router’s SDK writes', async () => {
      const order = await market.sell(1, price);
      const data: SeaportData = { items: [order as never], recipient: buyer };
      const { calldata, value } = SwapRouter.swapCallParameters(new SeaportTrade([data]), {
        sender: buyer,
        deadline: IN_TIME,
      });
      const [commands, inputs] = router.interface.decodeFunctionData(
        execute,
        calldata,
      ) as unknown as [string, string[]];
      expect(Number(commands.slice(0, 4))).toBe(SEAPORT);
      expect(BigNumber.from(value)).toEqual(priceOf(order));
      const [sent, call] = defaultAbiCoder.decode(['uint256', 'bytes'], inputs[0]!) as [
        BigNumber,
        string,
      ];
      expect(sent).toEqual(priceOf(order));
      const theirs = SeaportTrade.INTERFACE.decodeFunctionData('fulfillAdvancedOrder', call);
      const ours = SeaportTrade.INTERFACE.decodeFunctionData(
        'fulfillAdvancedOrder',
        fulfil(order, buyer),
      );
      expect(ours.advancedOrder.parameters).toEqual(theirs.advancedOrder.parameters);
      expect(ours.advancedOrder.signature).toBe(theirs.advancedOrder.signature);
      expect(ours.recipient).toBe(theirs.recipient);
      // And Seaport's own build has the function under the same selector.
      const own = new utils.Interface(seaportMarket.seaport.abi as never);
      expect(own.getSighash('fulfillAdvancedOrder')).toBe(sample.selector);
      expect(own.getSighash('fulfillAdvancedOrder')).toBe('0xe7acab24');
    });

    proves(['price'], 'adds the fees to the price, and refuses what it cannot price', async () => {
      const order = await market.sell(1, price);
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

    proves(['one', 'fulfil'], 'pays the seller and the fee, and has the token', async () => {
      const order = await market.sell(1, price);
      const before = await ether(await market.seller.getAddress());
      expect(await spent(() => buyOne(chain, order))).toEqual(parseEther('1'));
      expect(await owner(1)).toBe(buyer);
      expect((await ether(await market.seller.getAddress())).sub(before)).toEqual(price.toSeller);
      expect(await ether(FEE_RECIPIENT)).toEqual(price.fee);
      await expectEmptyRouter();
    });

    proves(['one'], 'reverts as a whole when the token is sold', async () => {
      const order = await market.sell(1, price);
      await takeFirst(order);
      const before = await ether(buyer);
      await expect(buyOne(chain, order)).rejects.toThrow(failedAt(0));
      expect(before.sub(await ether(buyer)).lt(parseEther('0.1'))).toBe(true);
      const args = [[SEAPORT], [purchaseFor(order, buyer)], IN_TIME];
      const value = { value: priceOf(order).toHexString() };
      expect((await revertOfMethod(router, execute, args, value)).code).toBe(EXECUTION_FAILED);
    });

    proves(['one'], 'reverts when the token says that it came, and did not', async () => {
      const seller = await market.seller.getAddress();
      const still = await chain.deploy(testContract('still-token.sol', 'StillToken'), seller);
      const order = await market.sell(7, { ...price, collection: still.address });
      // Without the check of the owner the ether is gone.
      const bare = [[SEAPORT], [purchaseFor(order, buyer)], IN_TIME] as const;
      await router.callStatic[execute]!(...bare, { value: priceOf(order) });
      const before = await ether(seller);
      await expect(buyOne(chain, order)).rejects.toThrow(failedAt(1));
      expect(await ether(seller)).toEqual(before);
    });

    proves(['several'], 'buys what is left, and returns the ether of what is not', async () => {
      const orders = [
        await market.sell(1, price),
        await market.sell(2, { ...price, toSeller: parseEther('2') }),
        await market.sell(3, price),
      ];
      await takeFirst(orders[1]!);
      expect(await spent(() => buyAvailable(chain, orders))).toEqual(parseEther('2'));
      expect([await owner(1), await owner(3)]).toEqual([buyer, buyer]);
      expect(await owner(2)).not.toBe(buyer);
      await expectEmptyRouter();
    });

    proves(
      ['several'],
      'leaves nothing for the next caller, who takes all where nobody sweeps',
      async () => {
        const order = await market.sell(1, price);
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
          const sent = await router.connect(thief)[execute]!([SWEEP], [sweep], IN_TIME);
          const cost = gasCost(await sent.wait());
          return (await ether(await thief.getAddress())).sub(before).add(cost);
        };
        // The sale fails, is skipped, and the ether stays.
        const careless = [[SEAPORT_OR_NOT], [purchaseFor(order, buyer)], IN_TIME] as const;
        await (await router[execute]!(...careless, { value: priceOf(order) })).wait();
        expect(await loot()).toEqual(parseEther('1'));

        expect(await spent(() => buyAvailable(chain, [order]))).toEqual(constants.Zero);
        expect(await loot()).toEqual(constants.Zero);
      },
    );

    proves(['fulfil'], 'names the buyer; the router’s stand-ins lose the token', async () => {
      const [first, second] = [await market.sell(1, price), await market.sell(2, price)];
      const one = '0x0000000000000000000000000000000000000001';
      const inputs = [purchaseFor(first, one), purchaseFor(second, constants.AddressZero)];
      await (
        await router[execute]!([SEAPORT, SEAPORT], inputs, IN_TIME, { value: parseEther('2') })
      ).wait();
      expect(await owner(1)).toBe(one);
      // 0 is whoever calls Seaport: the router, where anybody takes it.
      expect(await owner(2)).toBe(universalRouter);
      // Nor has the plain function a recipient.
      const third = await market.sell(3, price);
      const plain = new utils.Interface(seaportMarket.seaport.abi as never);
      const call = plain.encodeFunctionData('fulfillOrder', [third, constants.HashZero]);
      const input = defaultAbiCoder.encode(['uint256', 'bytes'], [priceOf(third), call]);
      await (await router[execute]!([SEAPORT], [input], IN_TIME, { value: priceOf(third) })).wait();
      expect(await owner(3)).toBe(universalRouter);
      const thief = chain.provider.getSigner(7);
      const taken = defaultAbiCoder.encode(
        ['address', 'address', 'uint256'],
        [market.collection.address, await thief.getAddress(), 2],
      );
      await (await router.connect(thief)[execute]!([SWEEP_ERC721], [taken], IN_TIME)).wait();
      expect(await owner(2)).toBe(await thief.getAddress());
    });

    proves(
      ['with-token'],
      'pays with USDC through Permit2, exactly what the swap needs',
      async () => {
        const order = await market.sell(1, price);
        // Enough for two.
        const held = units.usdc(6_000);
        await fund(chain, buyer, { usdc: held });
        // Not now: what this costs is no part of the purchase.
        await permit2.approvePermit2(chain.trader, usdc, held);
        const cost = (await at('quoter', chain.trader).callStatic.quoteExactOutputSingle!(
          ...[usdc, weth9, 500, parseEther('1'), 0],
        )) as BigNumber;
        const most = cost.mul(1_005).div(1_000);
        const buy = (what: SeaportOrder) => buyWithUsdc(chain, what, 500, most);
        expect(await spent(() => buy(order))).toEqual(constants.Zero);
        expect(await owner(1)).toBe(buyer);
        expect(await balanceOf(chain, usdc, buyer)).toEqual(held.sub(cost));
        await expectEmptyRouter();

        // The same again, when the token is sold: nothing is paid.
        const left = await balanceOf(chain, usdc, buyer);
        await expect(buy(order)).rejects.toThrow(failedAt(3));
        expect(await balanceOf(chain, usdc, buyer)).toEqual(left);
      },
    );

    proves(['token-priced'], 'goes ether, USDC, token, where the price is in USDC', async () => {
      const inUsdc = { toSeller: units.usdc(975), fee: units.usdc(25), token: usdc };
      const order = await market.sell(1, inUsdc);
      // The router holds the USDC, and Seaport may not draw it.
      await fund(chain, universalRouter, { usdc: units.usdc(1_000) });
      const bare = defaultAbiCoder.encode(['uint256', 'bytes'], [0, fulfil(order, buyer)]);
      const args = [[SEAPORT], [bare], IN_TIME];
      expect((await revertOfMethod(router, execute, args)).code).toBe(EXECUTION_FAILED);

      const bought = [parseEther('0.6'), usdc, 3000, units.usdc(1_000), IN_TIME] as const;
      await buyWithEther(chain.trader, ...bought);
      await buyForToken(chain, market.seaport.address, order);
      expect(await owner(1)).toBe(buyer);
      expect(await balanceOf(chain, usdc, buyer)).toEqual(constants.Zero);
      expect(await balanceOf(chain, usdc, FEE_RECIPIENT)).toEqual(units.usdc(25));
      const inEther = await market.sell(2, price);
      await expect(buyForToken(chain, market.seaport.address, inEther)).rejects.toThrow(
        'Not priced in a token',
      );
    });

    proves(['token-priced'], 'pays in a token that wants its allowance to be 0 first', async () => {
      const usdt = await chain.deploy(testContract('zero-first-token.sol', 'ZeroFirstToken'));
      await (await usdt.mint(buyer, 1_000)).wait();
      // What an earlier order left.
      await (await usdt.approve(market.seaport.address, 5)).wait();
      const order = await market.sell(1, { toSeller: 975, fee: 25, token: usdt.address });
      await buyForToken(chain, market.seaport.address, order);
      expect(await owner(1)).toBe(buyer);
      expect(await usdt.balanceOf(FEE_RECIPIENT)).toEqual(BigNumber.from(25));
      expect(await usdt.allowance(buyer, market.seaport.address)).toEqual(constants.Zero);
    });

    proves(['one'], 'sends no ether on a chain where the router is not', async () => {
      const order = await market.sell(1, price);
      const before = await chain.trader.getTransactionCount();
      await expect(buyOne(chain, order, 10)).rejects.toThrow('Switch the wallet');
      expect(await chain.trader.getTransactionCount()).toBe(before);
    });
  });
}
