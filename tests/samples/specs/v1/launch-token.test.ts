// SPDX-License-Identifier: MIT
import { type BigNumber, constants, type Contract, utils } from 'ethers';
import { beforeEach, describe, expect, it } from 'vitest';
import { addresses } from '../../chain/addresses.ts';
import { sampleContract, testContract } from '../../chain/compiled.ts';
import { IN_TIME, useChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { pair } from '../../chain/pools.ts';
import { revertCode } from '../../chain/reverts.ts';
import { balanceOf, fund, units } from '../../chain/tokens.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';
import { pageText } from '../../toolchain/page-text.ts';

const { weth9, v2Router02 } = addresses;
const file = 'v1/launch-token.sol';
const page = pageText('contracts/v1/guides/smart-contract-integration/launch-a-token');
const tokens = (amount: number) => units.dai(amount);
const buyingSupporting = 'swapExactETHForTokensSupportingFeeOnTransferTokens';
const sellingSupporting = 'swapExactTokensForETHSupportingFeeOnTransferTokens';
const removingSupporting = 'removeLiquidityETHSupportingFeeOnTransferTokens';

describe('a token that is launched with a pair', () => {
  const chain = useChain();
  const buyer = () => chain.provider.getSigner(3);
  const treasury = () => chain.provider.getSigner(2).getAddress();
  const asOwner = () => at('v2Router02', chain.trader);
  const asBuyer = () => at('v2Router02', buyer());
  let launched: Contract;
  let market: Contract;

  /** Adds 400,000 tokens and 100 ether. */
  const addLiquidity = async () => {
    await (await launched.approve(v2Router02, constants.MaxUint256)).wait();
    await (
      await asOwner().addLiquidityETH!(
        ...[launched.address, tokens(400_000), 0, 0, chain.traderAddress, IN_TIME],
        { value: units.weth(100) },
      )
    ).wait();
    market = await pair(chain.trader, launched.address, weth9);
  };
  const purchase = async (to?: string) =>
    [0, [weth9, launched.address], to ?? (await buyer().getAddress()), IN_TIME] as const;
  const buys = async (ether: string, to?: string) =>
    (
      await asBuyer()[buyingSupporting]!(...(await purchase(to)), { value: units.weth(ether) })
    ).wait();
  const buyingReverts = async (ether: string) =>
    revertCode(asBuyer(), buyingSupporting, await purchase(), {
      value: units.weth(ether).toHexString(),
    });
  /** Creates the pair of the next token to be deployed, and returns that token's address. */
  const createPairOfNext = async () => {
    const nonce = (await chain.trader.getTransactionCount()) + 1;
    const next = utils.getContractAddress({ from: chain.traderAddress, nonce });
    await (await at('v2Factory', chain.trader).createPair(next, weth9)).wait();
    return next;
  };
  const held = async (account: string) => (await launched.balanceOf(account)) as BigNumber;

  describeSample(file, (proves) => {
    beforeEach(async () => {
      launched = await chain.deploy(
        sampleContract(file, 'LaunchToken'),
        v2Router02,
        await treasury(),
      );
    });

    proves(['create-pair'], 'has the pair that the router uses', async () => {
      const factory = at('v2Factory', chain.trader);
      expect(await launched.pair()).toBe(await factory.getPair(launched.address, weth9));
      await addLiquidity();
      expect(await held(market.address)).toEqual(tokens(400_000));
    });

    proves(['create-pair'], 'can be deployed though somebody created its pair before', async () => {
      const next = await createPairOfNext();
      launched = await chain.deploy(
        sampleContract(file, 'LaunchToken'),
        v2Router02,
        await treasury(),
      );
      expect(launched.address).toBe(next);
      await addLiquidity();
      expect(await launched.pair()).toBe(market.address);
    });

    proves(
      ['move', 'open'],
      'takes no fee from its owner, and sells nothing before it opens',
      async () => {
        await addLiquidity();
        expect(await held(await treasury())).toEqual(constants.Zero);
        expect(await buyingReverts('1')).toBe('UniswapV2: TRANSFER_FAILED');
        expect(await revertCode(launched.connect(buyer()), 'open', [])).toBe('Owner only');
        await (await launched.open()).wait();
        await buys('1');
      },
    );

    proves(['move'], 'takes 2% of purchases and sales, and none of other transfers', async () => {
      await addLiquidity();
      await (await launched.open()).wait();
      const [, out] = (await asBuyer().getAmountsOut(units.weth(1), [weth9, launched.address])) as [
        BigNumber,
        BigNumber,
      ];
      await buys('1');
      const account = await buyer().getAddress();
      const fee = out.mul(2).div(100);
      expect(await held(account)).toEqual(out.sub(fee));
      expect(await held(await treasury())).toEqual(fee);
      const own = launched.connect(buyer());
      await (await own.transfer(await chain.provider.getSigner(4).getAddress(), 1_000)).wait();
      expect(await held(await treasury())).toEqual(fee);
      await (await own.approve(v2Router02, constants.MaxUint256)).wait();
      const sale = [tokens(1_000), 0, [launched.address, weth9], account, IN_TIME];
      await (await asBuyer()[sellingSupporting]!(...sale)).wait();
      expect(await held(await treasury())).toEqual(fee.add(tokens(20)));
    });

    proves(
      ['move'],
      'refuses a wallet above the limit, in a purchase by its revert of the pair',
      async () => {
        await addLiquidity();
        await (await launched.open()).wait();
        expect(await buyingReverts('10')).toBe('UniswapV2: TRANSFER_FAILED');
        await (await launched.transfer(await buyer().getAddress(), tokens(20_000))).wait();
        const again = [await buyer().getAddress(), 1];
        // A transfer from the owner is subject to the recipient's limit.
        expect(await revertCode(launched, 'transfer', again)).toBe('Wallet limit');
      },
    );

    proves(['move'], 'lets a provider withdraw more than a wallet may hold, in parts', async () => {
      await addLiquidity();
      await (await launched.open()).wait();
      const liquidity = (await market.balanceOf(chain.traderAddress)) as BigNumber;
      const provider = await buyer().getAddress();
      await (await market.transfer(provider, liquidity.div(4))).wait();
      const own = market.connect(buyer());
      await (await own.approve(v2Router02, constants.MaxUint256)).wait();
      const removal = (part: number) => [
        ...[launched.address, liquidity.div(part), 0, 0, provider, IN_TIME],
      ];
      expect(await revertCode(asBuyer(), 'removeLiquidityETH', removal(40))).toBe(
        'TransferHelper: TRANSFER_FAILED',
      );
      expect(await revertCode(asBuyer(), removingSupporting, removal(10))).toBe(
        'TransferHelper: TRANSFER_FAILED',
      );
      await (await asBuyer()[removingSupporting]!(...removal(40))).wait();
      expect((await held(provider)).gt(tokens(9_000))).toBe(true);
    });

    proves(['move'], 'cannot be bought without the fee by way of the router', async () => {
      await addLiquidity();
      await (await launched.open()).wait();
      await buys('1', v2Router02);
      expect((await held(await treasury())).gt(0)).toBe(true);
    });
  });

  describe('without care', () => {
    const list = async (percent: number, free: string[], large: string[]) => {
      launched = await chain.deploy(
        testContract('careless-launch-token.sol', 'CarelessLaunchToken'),
        v2Router02,
      );
      await (await launched.setRules(percent, free, large)).wait();
      return launched;
    };
    const adding = (): unknown[] => [
      ...[launched.address, tokens(400_000), 0, 0, chain.traderAddress, IN_TIME],
    ];
    const paid = { value: units.weth(100).toHexString() };

    it('a pair under the limit cannot be given liquidity', async () => {
      await list(0, [], []);
      await (await launched.approve(v2Router02, constants.MaxUint256)).wait();
      expect(await revertCode(asOwner(), 'addLiquidityETH', adding(), paid)).toBe(
        'TransferHelper: TRANSFER_FROM_FAILED',
      );
      await (await launched.setRules(0, [], [await launched.pair()])).wait();
      await addLiquidity();
    });

    it('a router under the limit makes withdrawals as ether fail', async () => {
      await list(0, [], []);
      await (await launched.setRules(0, [], [await launched.pair()])).wait();
      await addLiquidity();
      const liquidity = (await market.balanceOf(chain.traderAddress)) as BigNumber;
      await (await market.approve(v2Router02, constants.MaxUint256)).wait();
      const removal = [launched.address, liquidity.div(2), 0, 0, chain.traderAddress, IN_TIME];
      expect(await revertCode(asOwner(), 'removeLiquidityETH', removal)).toBe(
        'UniswapV2: TRANSFER_FAILED',
      );
    });

    it('excluding the router does not free a deposit from the fee', async () => {
      await list(2, [v2Router02], []);
      await (await launched.setRules(2, [], [await launched.pair()])).wait();
      await addLiquidity();
      expect(await held(market.address)).toEqual(tokens(392_000));
    });

    it('excluding the router lets anyone buy without the fee', async () => {
      await list(2, [v2Router02], [v2Router02]);
      await (await launched.setRules(2, [], [await launched.pair()])).wait();
      await addLiquidity();
      const account = await buyer().getAddress();
      await (await market.transfer(account, 10_000)).wait();
      await (await market.connect(buyer()).approve(v2Router02, 10_000)).wait();
      const [, out] = (await asBuyer().getAmountsOut(units.weth(1), [weth9, launched.address])) as [
        BigNumber,
        BigNumber,
      ];
      await buys('1', v2Router02);
      const rest = [10_000, 0, 0, account, IN_TIME];
      await (await asBuyer()[removingSupporting]!(launched.address, ...rest)).wait();
      expect((await held(account)).gte(out)).toBe(true);
    });

    it('createPair without a look reverts in the constructor if the pair exists', async () => {
      await createPairOfNext();
      await expect(list(0, [], [])).rejects.toThrow(/PAIR_EXISTS/);
    });

    it('a constructor reverts without a reason where no router is', async () => {
      const { bytecode, abi } = testContract('careless-launch-token.sol', 'CarelessLaunchToken');
      const data = utils.hexConcat([
        bytecode,
        new utils.Interface(abi as never).encodeDeploy([
          await chain.provider.getSigner(9).getAddress(),
        ]),
      ]);
      const answer = await chain.provider
        .send('eth_call', [{ from: chain.traderAddress, data }, 'latest'])
        .then(String, (error: unknown) => JSON.stringify(error) + String(error));
      expect(answer).not.toContain('0x08c379a0');
      expect(answer).toMatch(/revert/);
    });

    it('a function that burns from the pair lets a holder take its ether', async () => {
      await list(0, [], []);
      await (
        await launched.setRules(0, [], [await launched.pair(), await buyer().getAddress()])
      ).wait();
      await addLiquidity();
      const account = await buyer().getAddress();
      await fund(chain, account, { weth: units.weth(10) });
      await buys('10');
      const left = await held(market.address);
      await (await launched.burnFromPair(left.sub(1_000))).wait();
      const own = launched.connect(buyer());
      await (await own.approve(v2Router02, constants.MaxUint256)).wait();
      const before = await balanceOf(chain, weth9, account);
      await (
        await asBuyer().swapExactTokensForTokens!(
          ...[await held(account), 0, [launched.address, weth9], account, IN_TIME],
        )
      ).wait();
      const gained = (await balanceOf(chain, weth9, account)).sub(before);
      expect(gained.gt(units.weth('109'))).toBe(true);
    });

    it('LP tokens that are sent to their own pair belong to whoever calls burn', async () => {
      await list(0, [], []);
      await (
        await launched.setRules(0, [], [await launched.pair(), await buyer().getAddress()])
      ).wait();
      await addLiquidity();
      const liquidity = (await market.balanceOf(chain.traderAddress)) as BigNumber;
      await (await market.transfer(market.address, liquidity)).wait();
      const account = await buyer().getAddress();
      await (await market.connect(buyer()).burn(account)).wait();
      expect((await balanceOf(chain, weth9, account)).gt(units.weth('99'))).toBe(true);
    });

    it('WETH9 that reaches the pair first blocks the router, but not a direct deposit', async () => {
      await list(0, [], []);
      await (await launched.setRules(0, [], [await launched.pair()])).wait();
      market = (await pair(chain.trader, launched.address, weth9)) as Contract;
      await fund(chain, chain.traderAddress, { weth: units.weth(101) });
      const weth = at('weth9', chain.trader);
      await (await weth.transfer(market.address, 1)).wait();
      await (await market.sync()).wait();
      await (await launched.approve(v2Router02, constants.MaxUint256)).wait();
      expect(await revertCode(asOwner(), 'addLiquidityETH', adding(), paid)).toBe(
        'UniswapV2Library: INSUFFICIENT_LIQUIDITY',
      );
      await (await launched.transfer(market.address, tokens(400_000))).wait();
      await (await weth.transfer(market.address, units.weth(100))).wait();
      await (await market.mint(chain.traderAddress)).wait();
      expect(((await market.balanceOf(chain.traderAddress)) as BigNumber).gt(0)).toBe(true);
    });
  });

  it('the page names each message', () => {
    for (const code of [
      'UniswapV2: TRANSFER_FAILED',
      'UniswapV2: PAIR_EXISTS',
      'UniswapV2Library: INSUFFICIENT_LIQUIDITY',
      'TransferHelper: TRANSFER_FROM_FAILED',
      'TransferHelper: TRANSFER_FAILED',
    ]) {
      expect(page).toContain(`\`${code}\``);
    }
  });
});
