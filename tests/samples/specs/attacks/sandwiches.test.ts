// SPDX-License-Identifier: MIT
import { BigNumber, type Contract, type providers, utils } from 'ethers';
import { beforeEach, describe, expect, it } from 'vitest';
import { sellEther } from '../../../../content/samples/universal-router/ether-for-token.ts';
import { addresses } from '../../chain/addresses.ts';
import { sampleContract } from '../../chain/compiled.ts';
import { IN_TIME, useChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { seedPool, trade } from '../../chain/pools.ts';
import { type Gas, sandwich } from '../../chain/sandwich.ts';
import { approveAll, balanceOf, fund, units } from '../../chain/tokens.ts';

/** The selector of the universal router's error for a sweep that finds less than its minimum. */
const INSUFFICIENT_TOKEN = utils.id('InsufficientToken()').slice(0, 10);

const { dai, usdc, weth9, v3Factory, swapRouter, v2Router02, universalRouter } = addresses;
/**
 * `least` returns the minimum output for a quote, and `most` the maximum input, at the slippage tolerance that the
 * pages use as their example: 0.50%.
 */
const least = (quote: BigNumber) => quote.mul(1_000).div(1_005);
const most = (quote: BigNumber) => quote.mul(1_005).div(1_000);
const part = (amount: BigNumber, quote: BigNumber) =>
  Number(utils.formatEther(amount.mul(units.dai(1)).div(quote)));

/** A swap through a sample, with the bound that the page derives from a quote. */
interface Swap {
  does: string;
  /** Fee tier of the v3 pool; `undefined` for the v1 pair. */
  fee?: number;
  /** The attacker's first trade. */
  front: [tokenIn: string, tokenOut: string];
  /** A bound that allows any price. */
  open: BigNumber;
  /** Returns the output or the cost of the swap before anyone else trades. */
  quote(): Promise<BigNumber>;
  bound(quote: BigNumber): BigNumber;
  send(bound: BigNumber, gas: Gas): Promise<providers.TransactionResponse>;
  /** Returns the actual output or cost. */
  result(): Promise<BigNumber>;
}

describe('who sandwiches a reader of the swap samples', () => {
  const chain = useChain();
  const start = { dai: units.dai(10_000), weth: units.weth(0) };
  let v3: Contract;
  let v1: Contract;
  let universal: Contract;

  beforeEach(async () => {
    const deploy = (file: string, name: string, ...args: string[]) =>
      chain.deploy(sampleContract(file, name), ...args);
    v3 = await deploy('v3/single-swap.sol', 'SingleSwap', swapRouter);
    v1 = await deploy('v1/swap.sol', 'RouterSwap', v2Router02);
    const file = 'universal-router/ether-for-token.sol';
    universal = await deploy(file, 'EtherForToken', universalRouter, weth9);
    await fund(chain, chain.traderAddress, { dai: start.dai });
    for (const { address } of [v3, v1]) await approveAll(chain.trader, address, [dai]);
  });

  const sold = units.dai(2_000);
  const ether = units.weth(1);
  const path = [dai, weth9];
  const bought = async (token: string) => balanceOf(chain, token, chain.traderAddress);
  const spentDai = async () => start.dai.sub(await bought(dai));
  const boughtDai = async () => (await bought(dai)).sub(start.dai);
  const quoter = () => at('quoter', chain.trader).callStatic;
  const exactInput = (from: string, to: string, amount: BigNumber) =>
    quoter().quoteExactInputSingle!(from, to, 3000, amount, 0) as Promise<BigNumber>;
  const exactOutput = (from: string, to: string, amount: BigNumber) =>
    quoter().quoteExactOutputSingle!(from, to, 3000, amount, 0) as Promise<BigNumber>;
  const v1Amounts = (method: string, amount: BigNumber) =>
    at('v2Router02', chain.trader)[method]!(amount, path) as Promise<[BigNumber, BigNumber]>;

  const swaps: Swap[] = [
    {
      does: 'sells exactly 2,000 DAI in a v3 pool',
      ...{ fee: 3000, front: [dai, weth9], open: BigNumber.from(0), bound: least },
      quote: () => exactInput(dai, weth9, sold),
      send: (bound, gas) => v3.sellExactDai!(sold, bound, IN_TIME, gas),
      result: () => bought(weth9),
    },
    {
      does: 'buys exactly 1 WETH9 in a v3 pool',
      ...{ fee: 3000, front: [dai, weth9], open: start.dai, bound: most },
      quote: () => exactOutput(dai, weth9, ether),
      send: (bound, gas) => v3.buyExactWeth!(ether, bound, IN_TIME, gas),
      result: spentDai,
    },
    {
      does: 'sells exactly 2,000 DAI in a v1 pair',
      ...{ front: [dai, weth9], open: BigNumber.from(0), bound: least },
      quote: async () => (await v1Amounts('getAmountsOut', sold))[1],
      send: (bound, gas) => v1.sellExact!(sold, bound, path, IN_TIME, gas),
      result: () => bought(weth9),
    },
    {
      does: 'buys exactly 1 WETH9 in a v1 pair',
      ...{ front: [dai, weth9], open: start.dai, bound: most },
      quote: async () => (await v1Amounts('getAmountsIn', ether))[0],
      send: (bound, gas) => v1.buyExact!(ether, bound, path, IN_TIME, gas),
      result: spentDai,
    },
    {
      does: 'sells 1 ether through the universal router',
      ...{ fee: 3000, front: [weth9, dai], open: BigNumber.from(0), bound: least },
      quote: () => exactInput(weth9, dai, ether),
      send: (bound, gas) => universal.sell!(dai, 3000, bound, IN_TIME, { ...gas, value: ether }),
      result: boughtDai,
    },
  ];

  describe.each(swaps)('that $does', (swap) => {
    const push = swap.front[0] === dai ? units.dai(100_000) : units.weth(50);
    const [tokenIn, tokenOut] = swap.front;
    const attack = { tokenIn, tokenOut, fee: swap.fee };

    it('takes 8% and more of one who gives no bound', async () => {
      const quote = await swap.quote();
      const outcome = await sandwich(chain, { ...attack, push }, (gas) =>
        swap.send(swap.open, gas),
      );
      expect(outcome.sold).toBe(true);
      expect(Math.abs(part(await swap.result(), quote) - 1)).toBeGreaterThan(0.08);
    });

    it('takes 0.5% at most of one who bounds it by a quote, as the page says', async () => {
      const outcomes: boolean[] = [];
      for (const thousandths of [10, 20, 40, 100, 1_000]) {
        const snapshot = (await chain.provider.send('evm_snapshot', [])) as string;
        const quote = await swap.quote();
        const size = push.mul(thousandths).div(1_000);
        const outcome = await sandwich(chain, { ...attack, push: size }, (gas) =>
          swap.send(swap.bound(quote), gas),
        );
        outcomes.push(outcome.sold);
        if (outcome.sold) {
          expect(Math.abs(part(await swap.result(), quote) - 1)).toBeLessThanOrEqual(0.005);
        } else {
          expect(outcome.profit.isNegative()).toBe(true);
        }
        await chain.provider.send('evm_revert', [snapshot]);
      }
      expect(outcomes[0]).toBe(true);
      expect(outcomes.at(-1)).toBe(false);
    });
  });

  it('that buys DAI with ether takes what is sent too much, and no more', async () => {
    const cost = await exactOutput(weth9, dai, sold);
    const buy = (value: BigNumber) => (gas: Gas) =>
      v3.buyExactDaiWithEther!(sold, IN_TIME, { ...gas, value });
    const attack = { tokenIn: weth9, tokenOut: dai, fee: 3000, push: units.weth(50) };
    const before = await chain.trader.getBalance();
    const snapshot = (await chain.provider.send('evm_snapshot', [])) as string;
    expect((await sandwich(chain, attack, buy(units.weth(10)))).sold).toBe(true);
    const paid = before.sub(await chain.trader.getBalance());
    expect(part(paid, cost)).toBeGreaterThan(1.08);
    await chain.provider.send('evm_revert', [snapshot]);
    expect((await sandwich(chain, attack, buy(most(cost)))).sold).toBe(false);
  });

  it('in TypeScript, through the universal router, finds the transaction refused', async () => {
    const quote = await exactInput(weth9, dai, ether);
    await trade(chain, weth9, dai, 3000, units.weth(50));
    const args = [ether, dai, 3000, least(quote), IN_TIME] as const;
    await expect(sellEther(chain.trader, ...args)).rejects.toThrow(INSUFFICIENT_TOKEN);
    expect(await boughtDai()).toEqual(BigNumber.from(0));
  });
  it('takes the profit of a flash arbitrage that asks for none, and none of one that does', async () => {
    const flash = await chain.deploy(
      sampleContract('v3/flash.sol', 'FlashArbitrage'),
      ...[v3Factory, swapRouter],
    );
    // WETH9 costs 2,200 USDC in this pool, and 2,000 in the others.
    await seedPool(chain, [usdc, weth9], 10000, [units.usdc(2_200_000), units.weth(1_000)]);
    const params = {
      ...{ token0: usdc, token1: weth9, lendFee: 500, buyFee: 3000, sellFee: 10000 },
      ...{ amount0: units.usdc(10_000), leastProfit: 0, deadline: IN_TIME },
    };
    const profit = () => balanceOf(chain, usdc, chain.traderAddress);
    const snapshot = (await chain.provider.send('evm_snapshot', [])) as string;
    await (await flash.start(params)).wait();
    const alone = await profit();
    expect(alone.gt(units.usdc(700))).toBe(true);
    await chain.provider.send('evm_revert', [snapshot]);

    const again = (await chain.provider.send('evm_snapshot', [])) as string;
    const attack = { tokenIn: usdc, tokenOut: weth9, fee: 3000, push: units.usdc(50_000) };
    const open = await sandwich(chain, attack, (gas) => flash.start(params, gas));
    expect(open.sold).toBe(true);
    expect((await profit()).lt(alone.div(2))).toBe(true);
    await chain.provider.send('evm_revert', [again]);

    const asking = { ...params, leastProfit: least(alone) };
    expect((await sandwich(chain, attack, (gas) => flash.start(asking, gas))).sold).toBe(false);
  });
});
