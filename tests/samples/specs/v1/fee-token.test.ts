// SPDX-License-Identifier: MIT
import { type BigNumber, constants, type Contract } from 'ethers';
import { beforeEach, describe, expect, it } from 'vitest';
import { addresses } from '../../chain/addresses.ts';
import { sampleContract, testContract } from '../../chain/compiled.ts';
import { IN_TIME, useChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { pair } from '../../chain/pools.ts';
import { revertCode } from '../../chain/reverts.ts';
import { approveAll, balanceOf, fund, units } from '../../chain/tokens.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';
import { pageText } from '../../toolchain/page-text.ts';

const { weth9, v2Router02 } = addresses;
const file = 'v1/fee-token.sol';
const supporting = 'swapExactTokensForTokensSupportingFeeOnTransferTokens';

/** The `Sells` enum of the careless token. */
const Sells = {
  Never: 0,
  BeforeItMoves: 1,
  AfterItMoves: 2,
  UnlessPairPays: 3,
  OnSales: 4,
  BetweenWallets: 5,
} as const;

describe('a token that takes a fee and sells it', () => {
  const chain = useChain();
  const router = () => at('v2Router02', chain.trader);
  const treasury = () => chain.provider.getSigner(2).getAddress();
  const someone = () => chain.provider.getSigner(3).getAddress();
  let market: Contract;

  /** Creates a pair of 100,000 tokens and 100 WETH9. The trader keeps the rest of the tokens and 100 WETH9. */
  const list = async (artifact: ReturnType<typeof testContract>, ...args: unknown[]) => {
    const fee = await chain.deploy(artifact, ...args);
    await fund(chain, chain.traderAddress, { weth: units.weth(200) });
    await approveAll(chain.trader, v2Router02, [weth9, fee.address]);
    const amounts = [units.dai(100_000), units.weth(100), 0, 0];
    await (
      await router().addLiquidity(fee.address, weth9, ...amounts, chain.traderAddress, IN_TIME)
    ).wait();
    market = await pair(chain.trader, fee.address, weth9);
    return fee;
  };
  const buy = (fee: Contract) =>
    [units.weth(1), 0, [weth9, fee.address], chain.traderAddress, IN_TIME] as const;
  const sale = (fee: Contract) =>
    [units.dai(1_000), 0, [fee.address, weth9], chain.traderAddress, IN_TIME] as const;
  /** Returns how much WETH9 the router pays for a sale of 1,000 tokens. */
  const sells = async (fee: Contract) => {
    const before = await balanceOf(chain, weth9, chain.traderAddress);
    await (await router()[supporting]!(...sale(fee))).wait();
    return (await balanceOf(chain, weth9, chain.traderAddress)).sub(before);
  };

  describe('inside its own transfer', () => {
    let fee: Contract;
    const sellsWhen = async (when: number, to?: string) =>
      (await fee.sell(when, market.address, to ?? (await treasury()))).wait();
    const fails = (method: string, args: readonly unknown[]) => revertCode(router(), method, args);
    const removal = async () => {
      const liquidity = (await market.balanceOf(chain.traderAddress)) as BigNumber;
      await (await market.approve(v2Router02, liquidity)).wait();
      return [fee.address, weth9, liquidity.div(2), 0, 0, chain.traderAddress, IN_TIME];
    };
    const addition = (first: string, second: string) => {
      const of = (one: string) => (one === weth9 ? units.weth(1) : units.dai(1_000));
      return [first, second, of(first), of(second), 0, 0, chain.traderAddress, IN_TIME];
    };

    beforeEach(async () => {
      fee = await list(
        testContract('careless-fee-token.sol', 'CarelessFeeToken'),
        v2Router02,
        weth9,
      );
    });

    it('what the pair pays out reverts with TRANSFER_FAILED: the pair is locked', async () => {
      for (const when of [Sells.BeforeItMoves, Sells.AfterItMoves]) {
        await sellsWhen(when);
        expect(await fails(supporting, buy(fee))).toBe('UniswapV2: TRANSFER_FAILED');
        expect(await fails('removeLiquidity', await removal())).toBe('UniswapV2: TRANSFER_FAILED');
        await sellsWhen(Sells.Never);
        await (await fee.transfer(market.address, units.dai(10))).wait();
        await sellsWhen(when);
        expect(await revertCode(market, 'skim', [chain.traderAddress])).toBe(
          'UniswapV2: TRANSFER_FAILED',
        );
      }
    });

    it('a sale through the router finds the pair unlocked', async () => {
      await sellsWhen(Sells.Never);
      await router().callStatic[supporting]!(...sale(fee));
      await sellsWhen(Sells.BeforeItMoves);
      expect((await sells(fee)).gt(units.weth('0.9'))).toBe(true);
      expect((await balanceOf(chain, weth9, await treasury())).gt(0)).toBe(true);
    });

    it('a sale fails if the token sells after it has moved the amount', async () => {
      await sellsWhen(Sells.AfterItMoves);
      expect(await fails(supporting, sale(fee))).toBe(
        'UniswapV2Library: INSUFFICIENT_INPUT_AMOUNT',
      );
    });

    it('a sale reverts with TRANSFER_FROM_FAILED if its own sale fails for any reason', async () => {
      // Sends the output to the token itself, which the pair rejects with INVALID_TO.
      await sellsWhen(Sells.BeforeItMoves, fee.address);
      expect(await fails(supporting, sale(fee))).toBe('TransferHelper: TRANSFER_FROM_FAILED');
      expect(await revertCode(fee, 'transfer', [await someone(), 1])).toBe('UniswapV2: INVALID_TO');
    });

    it('"unless the pair pays" leaves purchases alone, but not a payment during a flash swap', async () => {
      for (const when of [Sells.UnlessPairPays, Sells.OnSales]) {
        await sellsWhen(when);
        await router().callStatic[supporting]!(...buy(fee));
        await router().callStatic[supporting]!(...sale(fee));
        await router().callStatic.removeLiquidity!(...(await removal()));
        const borrower = await chain.deploy(testContract('fee-token-flash.sol', 'FeeTokenFlash'));
        await sellsWhen(Sells.Never);
        await (await fee.transfer(borrower.address, units.dai(5_000))).wait();
        const loan = [market.address, fee.address, units.weth(1)];
        await borrower.callStatic.borrow!(...loan);
        await sellsWhen(when);
        expect(await revertCode(borrower, 'borrow', loan)).toBe('UniswapV2: LOCKED');
      }
    });

    it('"on sales" takes the other token of a deposit for its own payment', async () => {
      await sellsWhen(Sells.OnSales);
      expect(await fails('addLiquidity', addition(weth9, fee.address))).toBe(
        'UniswapV2: INSUFFICIENT_LIQUIDITY_MINTED',
      );
      await router().callStatic.addLiquidity!(...addition(fee.address, weth9));
    });

    it('"between wallets" breaks nothing', async () => {
      await sellsWhen(Sells.BetweenWallets);
      const held = await fee.balanceOf(fee.address);
      expect((held as BigNumber).gt(0)).toBe(true);
      await router().callStatic[supporting]!(...buy(fee));
      await router().callStatic[supporting]!(...sale(fee));
      await router().callStatic.removeLiquidity!(...(await removal()));
      await router().callStatic.addLiquidity!(...addition(weth9, fee.address));
      await (await fee.transfer(await someone(), units.dai(10))).wait();
      expect((await balanceOf(chain, weth9, await treasury())).gt(0)).toBe(true);
    });
  });

  describeSample(file, (proves) => {
    let fee: Contract;
    beforeEach(async () => {
      fee = await list(
        sampleContract(file, 'FeeToken'),
        v2Router02,
        chain.traderAddress,
        await treasury(),
      );
    });

    proves(['move'], 'can be bought, sold, deposited and withdrawn', async () => {
      const collected = (await fee.balanceOf(fee.address)) as BigNumber;
      expect(collected).toEqual(units.dai(2_000));
      await (await router()[supporting]!(...buy(fee))).wait();
      expect((await sells(fee)).gt(units.weth('0.9'))).toBe(true);
      const liquidity = (await market.balanceOf(chain.traderAddress)) as BigNumber;
      await (await market.approve(v2Router02, liquidity)).wait();
      const rest = [0, 0, chain.traderAddress, IN_TIME];
      await (await router().removeLiquidity(fee.address, weth9, liquidity.div(2), ...rest)).wait();
      const amounts = [units.weth(1), units.dai(1_000)];
      await (await router().addLiquidity(weth9, fee.address, ...amounts, ...rest)).wait();
      expect(((await fee.balanceOf(fee.address)) as BigNumber).gt(collected)).toBe(true);
    });

    proves(['sell-fees'], 'pays the treasury at least what the keeper asked for', async () => {
      const amount = units.dai(2_000);
      const [, quoted] = (await router().getAmountsOut(amount, [fee.address, weth9])) as [
        BigNumber,
        BigNumber,
      ];
      expect(await revertCode(fee, 'sellFees', [amount, quoted.add(1), weth9, IN_TIME])).toBe(
        'UniswapV2Router: INSUFFICIENT_OUTPUT_AMOUNT',
      );
      await (await fee.sellFees(amount, quoted, weth9, IN_TIME)).wait();
      expect(await balanceOf(chain, weth9, await treasury())).toEqual(quoted);
      expect(await fee.balanceOf(fee.address)).toEqual(constants.Zero);
    });

    proves(['sell-fees'], 'refuses anybody but the keeper', async () => {
      const stranger = fee.connect(chain.provider.getSigner(3));
      expect(await revertCode(stranger, 'sellFees', [1, 0, weth9, IN_TIME])).toBe('Keeper only');
    });
  });

  it('the page names each message with its case', () => {
    const page = pageText('concepts/protocol/integration-issues');
    const [, section = ''] = page.split('{/* #sell-fees */}');
    const rows = section.split('\n## ')[0] ?? '';
    for (const code of [
      'UniswapV2: TRANSFER_FAILED',
      'UniswapV2: LOCKED',
      'UniswapV2: INVALID_TO',
      'UniswapV2: INSUFFICIENT_LIQUIDITY_MINTED',
      'UniswapV2Library: INSUFFICIENT_INPUT_AMOUNT',
      'TransferHelper: TRANSFER_FROM_FAILED',
    ]) {
      expect(rows).toContain(`\`${code}\``);
    }
  });
});
