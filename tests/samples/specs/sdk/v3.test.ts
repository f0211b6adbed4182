// SPDX-License-Identifier: MIT
import { CurrencyAmount, Ether, Percent, Token, TradeType } from '@uniswap/sdk-core';
import { FeeAmount, Pool, Position, Route, TickMath, Trade } from '@uniswap/v3-sdk';
import { BigNumber, utils } from 'ethers';
import { beforeEach, expect } from 'vitest';
import * as config from '../../../../content/samples/sdk/v3/config.ts';
import { collectFees, feesFromGrowth, feesOwed } from '../../../../content/samples/sdk/v3/fees.ts';
import {
  approvePositionManager,
  mint,
  positionAround,
  positionsOf,
} from '../../../../content/samples/sdk/v3/minting.ts';
import { fetchPosition, increase, remove } from '../../../../content/samples/sdk/v3/modifying.ts';
import { withTicks } from '../../../../content/samples/sdk/v3/pool-with-ticks.ts';
import { poolOfPosition, requirePool } from '../../../../content/samples/sdk/v3/position-pool.ts';
import { fetchPool, priceFromSqrt, priceOf } from '../../../../content/samples/sdk/v3/pool.ts';
import { quote, quoteRoute } from '../../../../content/samples/sdk/v3/quoting.ts';
import { createRouter } from '../../../../content/samples/sdk/v3/routing.ts';
import { routeToRatio, swapAndAdd } from '../../../../content/samples/sdk/v3/swap-and-add.ts';
import {
  approveRouter,
  buildTrade,
  executeTrade,
} from '../../../../content/samples/sdk/v3/trading.ts';
import { addresses } from '../../chain/addresses.ts';
import { testContract } from '../../chain/compiled.ts';
import { gasCost, onChain, type TestChain, useChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { balanceOf, fund, token, trade, units } from '../../chain/seed.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';

const { DAI, USDC, WETH } = config;
const usdc = (amount: number) => CurrencyAmount.fromRawAmount(USDC, units.usdc(amount).toString());
const weth = (amount: number) => CurrencyAmount.fromRawAmount(WETH, units.weth(amount).toString());
const usdcWeth = (chain: TestChain) => fetchPool(chain.provider, USDC, WETH, FeeAmount.MEDIUM);
const soon = async (chain: TestChain) => (await chain.now()) + 600;

describeSample('sdk/v3/config.ts', (proves) => {
  const chain = useChain();

  proves(['tokens'], 'describes tokens as their contracts do', async () => {
    for (const item of [DAI, USDC, WETH]) {
      const [decimals] = utils.defaultAbiCoder.decode(
        ['uint8'],
        await chain.provider.call({ to: item.address, data: utils.id('decimals()').slice(0, 10) }),
      );
      expect([item.symbol, decimals]).toEqual([item.symbol, item.decimals]);
    }
  });

  proves(['addresses'], 'names the mainnet deployments', () => {
    expect(config.SWAP_ROUTER).toBe(addresses.swapRouter);
    expect(config.QUOTER_V2).toBe(addresses.quoterV2);
    expect(config.POSITION_MANAGER).toBe(addresses.positionManager);
    expect(config.TICK_LENS).toBe(addresses.tickLens);
  });

  proves(['connect'], 'signs and sends from the account of the key', async () => {
    const wallet = config.connect(chain.url, `0x${'17'.repeat(32)}`);
    const value = units.weth(1);
    const funding = chain.deployer.sendTransaction({ to: wallet.address, value });
    await (await funding).wait();
    expect(await wallet.getBalance()).toEqual(value);
    const sent = await wallet.sendTransaction({ to: chain.traderAddress, value: 1 });
    const { from } = await chain.provider._waitForTransaction(sent.hash, 1, 0, null as never);
    expect(from).toBe(wallet.address);
  });
});

describeSample('sdk/v3/pool.ts', (proves) => {
  const chain = useChain();

  proves(['fetch-pool'], 'builds the pool that is on chain', async () => {
    const pool = await usdcWeth(chain);
    const onChain = await at('v3Factory', chain.provider).getPool(USDC.address, WETH.address, 3000);
    expect(Pool.getAddress(pool.token0, pool.token1, pool.fee)).toBe(onChain);
    expect(pool.sqrtRatioX96.toString()).toBe('1771595571142957102961017161607260');
    expect(pool.tickCurrent).toBe(200311);
    expect(pool.liquidity.toString()).not.toBe('0');
  });

  proves(['fetch-pool'], 'reads price and liquidity at the same block', async () => {
    const { number: block } = await chain.provider.getBlock('latest');
    const before = await usdcWeth(chain);
    await trade(chain, USDC.address, WETH.address, 3000, units.usdc(500_000));
    const pool = await fetchPool(chain.provider, USDC, WETH, FeeAmount.MEDIUM, block);
    expect(pool.sqrtRatioX96.toString()).toBe(before.sqrtRatioX96.toString());
    expect((await usdcWeth(chain)).tickCurrent).not.toBe(before.tickCurrent);
  });

  proves(['price'], 'has no price for a token that is not in the pool', async () => {
    const pool = await usdcWeth(chain);
    expect(() => priceOf(pool, DAI)).toThrow('TOKEN');
  });

  proves(['price'], 'quotes 2,000 USDC per WETH, either way round', async () => {
    const pool = await usdcWeth(chain);
    expect(priceOf(pool, WETH)).toBe('2000');
    expect(priceOf(pool, USDC)).toBe('0.0005');
  });

  proves(['price-by-hand'], 'gives token1 per token0', () => {
    const price = priceFromSqrt(1771595571142957102961017161607260n, 6, 18);
    expect(price).toBeCloseTo(0.0005, 12);
    expect(1 / price).toBeCloseTo(2_000, 6);
  });
});

describeSample('sdk/v3/quoting.ts', (proves) => {
  const chain = useChain();

  proves(['call-static'], 'says what the swap then pays', async () => {
    const amountIn = units.usdc(2_000).toString();
    const expected = await quote(chain.provider, USDC, WETH, FeeAmount.MEDIUM, amountIn);
    const before = await balanceOf(chain, WETH.address, await chain.deployer.getAddress());
    await trade(chain, USDC.address, WETH.address, 3000, amountIn);
    const after = await balanceOf(chain, WETH.address, await chain.deployer.getAddress());
    expect(after.sub(before).toString()).toBe(expected.quotient.toString());
    expect(Number(expected.toExact())).toBeCloseTo(0.996, 3);
  });

  proves(['sdk-calldata'], 'quotes a route of two pools', async () => {
    const pools = [
      await fetchPool(chain.provider, DAI, USDC, FeeAmount.LOWEST),
      await fetchPool(chain.provider, USDC, WETH, FeeAmount.LOW),
    ];
    const amountIn = CurrencyAmount.fromRawAmount(DAI, units.dai(2_000).toString());
    const out = await quoteRoute(chain.provider, pools, amountIn, WETH);
    expect(out.currency.equals(WETH)).toBe(true);
    expect(Number(out.toExact())).toBeCloseTo(0.9974, 3);
  });

  proves(['sdk-calldata'], 'throws the reason of a revert, and quotes no number', async () => {
    const factory = at('v3Factory', chain.deployer);
    await (await factory.createPool!(DAI.address, WETH.address, FeeAmount.HIGH)).wait();
    const neverInitialised = new Pool(
      DAI,
      WETH,
      FeeAmount.HIGH,
      TickMath.getSqrtRatioAtTick(0),
      0,
      0,
    );
    const amountIn = CurrencyAmount.fromRawAmount(DAI, 1);
    await expect(quoteRoute(chain.provider, [neverInitialised], amountIn, WETH)).rejects.toThrow(
      'LOK',
    );
  });
});

describeSample('sdk/v3/allowance.ts', (proves) => {
  const chain = useChain();

  proves(['allow'], 'sets 0 first where a token refuses to change an allowance', async () => {
    const zeroFirst = await chain.deploy(testContract('zero-first-token.sol', 'ZeroFirstToken'));
    const currency = new Token(1, zeroFirst.address, 6);
    const leftOver = CurrencyAmount.fromRawAmount(currency, 5);
    const wanted = CurrencyAmount.fromRawAmount(currency, 10);
    for (const [spender, approves] of [
      [config.SWAP_ROUTER, (amount: typeof wanted) => approveRouter(chain.trader, amount)],
      [
        config.POSITION_MANAGER,
        (amount: typeof wanted) => approvePositionManager(chain.trader, [amount]),
      ],
    ] as const) {
      const allowance = async () => String(await zeroFirst.allowance(chain.traderAddress, spender));
      await approves(leftOver);
      await expect(zeroFirst.callStatic.approve!(spender, 10)).rejects.toThrow('zero first');
      await approves(wanted);
      expect(await allowance()).toBe('10');
      const sent = await chain.trader.getTransactionCount();
      await approves(leftOver);
      expect([await allowance(), await chain.trader.getTransactionCount()]).toEqual(['10', sent]);
    }
  });
});

describeSample('sdk/v3/trading.ts', (proves) => {
  const chain = useChain();

  proves(['build-trade', 'approve', 'execute'], 'trades what the quoter said', async () => {
    await fund(chain, chain.traderAddress, { usdc: units.usdc(2_000) });
    const trade = await buildTrade(chain.provider, [await usdcWeth(chain)], usdc(2_000), WETH);
    await approveRouter(chain.trader, trade.inputAmount);
    await executeTrade(chain.trader, trade, await soon(chain));
    const received = await balanceOf(chain, WETH.address, chain.traderAddress);
    expect(received.toString()).toBe(trade.outputAmount.quotient.toString());
    expect((await balanceOf(chain, USDC.address, chain.traderAddress)).toString()).toBe('0');
  });

  proves(['approve', 'execute'], 'sells native ether without an approval', async () => {
    const ether = CurrencyAmount.fromRawAmount(Ether.onChain(1), units.weth(1).toString());
    const trade = await buildTrade(chain.provider, [await usdcWeth(chain)], ether, USDC);
    const before = await chain.provider.getBalance(chain.traderAddress);
    await approveRouter(chain.trader, trade.inputAmount);
    const receipt = await executeTrade(chain.trader, trade, await soon(chain));
    const spent = before.sub(await chain.provider.getBalance(chain.traderAddress));
    expect(spent).toEqual(units.weth(1).add(gasCost(receipt)));
    expect((await balanceOf(chain, USDC.address, chain.traderAddress)).toString()).toBe(
      trade.outputAmount.quotient.toString(),
    );
  });

  proves(['execute'], "sends no ether on another chain than the trade's", async () => {
    const ether = CurrencyAmount.fromRawAmount(Ether.onChain(1), units.weth(1).toString());
    const trade = await buildTrade(chain.provider, [await usdcWeth(chain)], ether, USDC);
    const before = await chain.trader.getTransactionCount();
    await expect(executeTrade(onChain(chain.trader, 10), trade, 2 ** 40)).rejects.toThrow(
      'Switch the wallet',
    );
    expect(await chain.trader.getTransactionCount()).toBe(before);
  });

  proves(['build-trade'], 'is needed because a pool without ticks cannot simulate', async () => {
    const route = new Route([await usdcWeth(chain)], USDC, WETH);
    await expect(Trade.fromRoute(route, usdc(1), TradeType.EXACT_INPUT)).rejects.toThrow(
      'No tick data provider was given',
    );
  });
});

describeSample('sdk/v3/pool-with-ticks.ts', (proves) => {
  const chain = useChain();

  proves(['ticks'], 'lets the SDK simulate what the quoter says', async () => {
    const { number: block } = await chain.provider.getBlock('latest');
    const atBlock = await usdcWeth(chain);
    // A later deposit brings ticks that do not belong to the pool as it was.
    await minted(chain);
    const pool = await withTicks(chain.provider, atBlock, block);
    const [out] = await pool.getOutputAmount(usdc(500_000));
    const amountIn = units.usdc(500_000).toString();
    const { amountOut } = await at('quoterV2', chain.provider).callStatic.quoteExactInputSingle!(
      [USDC.address, WETH.address, amountIn, 3000, 0],
      { blockTag: block },
    );
    expect(out.quotient.toString()).toBe(amountOut.toString());
  });
});

/** A minted position of the trader, about 2,000 USDC and 1 WETH around the price. */
async function minted(chain: TestChain) {
  await fund(chain, chain.traderAddress, { usdc: units.usdc(20_000), weth: units.weth(10) });
  const pool = await usdcWeth(chain);
  const position = positionAround(pool, usdc(2_000), weth(1), 2_000);
  await approvePositionManager(chain.trader, [usdc(20_000), weth(10)]);
  const tokenId = await mint(chain.trader, position, await soon(chain));
  return { pool, position, tokenId };
}

const positionOf = (chain: TestChain, tokenId: string) =>
  at('positionManager', chain.provider).positions(tokenId);

describeSample('sdk/v3/minting.ts', (proves) => {
  const chain = useChain();

  proves(['position'], 'uses ticks that are multiples of the spacing', async () => {
    const position = positionAround(await usdcWeth(chain), usdc(2_000), weth(1), 2_000);
    expect([position.tickLower % 60, position.tickUpper % 60]).toEqual([0, 0]);
    expect(position.tickLower).toBeCloseTo(200311 - 2_000, -2);
    expect(1.0001 ** 2_000 - 1).toBeCloseTo(0.22, 2);
    expect(1 - 1.0001 ** -2_000).toBeCloseTo(0.18, 2);
  });

  proves(['approve', 'mint', 'token-id'], 'mints the liquidity that was computed', async () => {
    const { tokenId, position } = await minted(chain);
    expect(await at('positionManager', chain.provider).ownerOf(tokenId)).toBe(chain.traderAddress);
    const onChain = await positionOf(chain, tokenId);
    expect(onChain.liquidity.toString()).toBe(position.liquidity.toString());
    expect([onChain.tickLower, onChain.tickUpper]).toEqual([
      position.tickLower,
      position.tickUpper,
    ]);
    const left = await balanceOf(chain, USDC.address, chain.traderAddress);
    const spent = units.usdc(20_000).sub(left);
    expect(spent.toString()).toBe(position.mintAmounts.amount0.toString());
  });

  proves(['list'], 'finds the positions of an owner', async () => {
    expect(await positionsOf(chain.provider, chain.traderAddress)).toEqual([]);
    const { tokenId } = await minted(chain);
    expect(await positionsOf(chain.provider, chain.traderAddress)).toEqual([tokenId]);
  });
});

describeSample('sdk/v3/modifying.ts', (proves) => {
  const chain = useChain();

  proves(['fetch-position'], 'reads back what was minted', async () => {
    const { tokenId, pool, position } = await minted(chain);
    const read = await fetchPosition(chain.provider, pool, tokenId);
    expect(read.liquidity.toString()).toBe(position.liquidity.toString());
    expect(read.amount0.toExact()).toBe(position.amount0.toExact());
  });

  proves(['fetch-position'], 'refuses the pool of another tier', async () => {
    const { tokenId } = await minted(chain);
    const other = await fetchPool(chain.provider, USDC, WETH, FeeAmount.LOW);
    await expect(fetchPosition(chain.provider, other, tokenId)).rejects.toThrow('another pool');
  });

  proves(['increase'], 'doubles the liquidity', async () => {
    const { tokenId, position } = await minted(chain);
    await increase(chain.trader, tokenId, position, await soon(chain));
    const { liquidity } = await positionOf(chain, tokenId);
    expect(BigInt(liquidity)).toBe(2n * BigInt(position.liquidity.toString()));
  });

  proves(['remove'], 'pays half out, then the rest, and burns the token', async () => {
    const { tokenId, pool, position } = await minted(chain);
    const before = await balanceOf(chain, WETH.address, chain.traderAddress);
    await remove(chain.trader, tokenId, position, new Percent(1, 2), await soon(chain));
    const paid = (await balanceOf(chain, WETH.address, chain.traderAddress)).sub(before);
    const half = BigInt(position.amount1.quotient.toString()) / 2n;
    // Of 18 decimals, the last few are lost to rounding.
    expect(Math.abs(Number(BigInt(paid.toString()) - half))).toBeLessThan(10_000);

    const rest = await fetchPosition(chain.provider, pool, tokenId);
    await remove(chain.trader, tokenId, rest, new Percent(1), await soon(chain));
    await expect(positionOf(chain, tokenId)).rejects.toThrow('Invalid token ID');
    const weth = await balanceOf(chain, WETH.address, chain.traderAddress);
    expect(units.weth(10).sub(weth).lt(10_000)).toBe(true);
  });
});

describeSample('sdk/v3/position-pool.ts', (proves) => {
  const chain = useChain();

  proves(['pool-of-position'], 'finds tokens, decimals and pool from the id alone', async () => {
    const { tokenId, pool } = await minted(chain);
    const found = await poolOfPosition(chain.provider, tokenId);
    expect(found.token0.equals(USDC) && found.token1.equals(WETH)).toBe(true);
    expect([found.token0.decimals, found.token1.decimals, found.fee]).toEqual([6, 18, 3000]);
    expect(found.tickCurrent).toBe(pool.tickCurrent);
    // What the page does next with it.
    const [owed0] = await feesOwed(chain.provider, found, tokenId);
    expect(owed0.toExact()).toBe('0');
  });

  proves(['require-pool'], 'accepts the pool of the position and no other', async () => {
    const { tokenId, pool } = await minted(chain);
    const named = await positionOf(chain, tokenId);
    requirePool(pool, named);
    const [first, second] = [pool.token0.address, pool.token1.address];
    for (const other of [
      { token0: first, token1: second, fee: 500 },
      { token0: first, token1: DAI.address, fee: 3000 },
      { token0: DAI.address, token1: second, fee: 3000 },
    ]) {
      expect(() => {
        requirePool(pool, other);
      }).toThrow('another pool');
    }
  });
});

describeSample('sdk/v3/fees.ts', (proves) => {
  const chain = useChain();
  let position: Awaited<ReturnType<typeof minted>>;

  beforeEach(async () => {
    position = await minted(chain);
    await trade(chain, USDC.address, WETH.address, 3000, units.usdc(10_000));
  });

  proves(['fees-owed'], 'knows fees that positions() does not show yet', async () => {
    const { pool, tokenId } = position;
    expect((await positionOf(chain, tokenId)).tokensOwed0).toEqual(BigNumber.from(0));
    const [owed0, owed1] = await feesOwed(chain.provider, pool, tokenId);
    // The 30 USDC of fees, times the position's share of the liquidity in range.
    const { liquidity } = await positionOf(chain, tokenId);
    const active = (await usdcWeth(chain)).liquidity.toString();
    expect(Number(owed0.toExact())).toBeCloseTo((30 * Number(liquidity)) / Number(active), 3);
    expect(Number(owed0.toExact())).toBeGreaterThan(0.1);
    expect(owed1.toExact()).toBe('0');
  });

  proves(['fees-owed', 'fee-growth'], 'refuse a pool other than the position has', async () => {
    const { tokenId } = position;
    const { number: block } = await chain.provider.getBlock('latest');
    const others = [
      await fetchPool(chain.provider, USDC, WETH, FeeAmount.LOW),
      // Amounts of WETH, 18 decimals, would be read as USDC, 6 decimals.
      await fetchPool(chain.provider, DAI, USDC, FeeAmount.LOWEST),
      await fetchPool(chain.provider, DAI, WETH, FeeAmount.MEDIUM),
    ];
    for (const other of others) {
      await expect(feesOwed(chain.provider, other, tokenId)).rejects.toThrow('another pool');
      await expect(feesFromGrowth(chain.provider, other, tokenId, block)).rejects.toThrow(
        'another pool',
      );
    }
  });

  proves(
    ['fee-growth'],
    'comes to what a collect would pay, before and after a change',
    async () => {
      const { pool, tokenId } = position;
      const exact = async () => {
        const { number: block } = await chain.provider.getBlock('latest');
        const owed = await feesOwed(chain.provider, pool, tokenId);
        const computed = await feesFromGrowth(chain.provider, pool, tokenId, block);
        expect(computed.map((amount) => amount.toExact())).toEqual(
          owed.map((amount) => amount.toExact()),
        );
        return owed;
      };
      const [first] = await exact();
      const same = await fetchPosition(chain.provider, await usdcWeth(chain), tokenId);
      await increase(chain.trader, tokenId, same, await soon(chain));
      await trade(chain, USDC.address, WETH.address, 3000, units.usdc(10_000));
      const [second] = await exact();
      expect(second.greaterThan(first)).toBe(true);
    },
  );

  proves(['collect'], 'pays exactly what was owed', async () => {
    const { pool, tokenId } = position;
    const [owed0] = await feesOwed(chain.provider, pool, tokenId);
    const before = await balanceOf(chain, USDC.address, chain.traderAddress);
    await collectFees(chain.trader, pool, tokenId);
    const after = await balanceOf(chain, USDC.address, chain.traderAddress);
    expect(after.sub(before).toString()).toBe(owed0.quotient.toString());
  });
});

describeSample('sdk/v3/swap-and-add.ts', (proves) => {
  const chain = useChain();

  proves(['find-ratio', 'execute'], 'turns USDC alone into a position of both', async () => {
    await fund(chain, chain.traderAddress, { usdc: units.usdc(4_000), weth: 1 });
    const pool = await usdcWeth(chain);
    const balances: [CurrencyAmount<typeof USDC>, CurrencyAmount<typeof WETH>] = [
      usdc(4_000),
      CurrencyAmount.fromRawAmount(WETH, 0),
    ];
    const around = positionAround(pool, usdc(1), weth(1), 2_000);
    const route = await routeToRatio(
      createRouter(chain.provider),
      pool,
      balances,
      [around.tickLower, around.tickUpper],
      { recipient: chain.traderAddress },
      chain.traderAddress,
      await soon(chain),
    );
    await swapAndAdd(chain.trader, route, [usdc(4_000), weth(10)]);
    const [tokenId] = await positionsOf(chain.provider, chain.traderAddress);
    const position = await fetchPosition(chain.provider, await usdcWeth(chain), tokenId!);
    expect(position).toBeInstanceOf(Position);
    // About half of the 4,000 USDC each.
    expect(Number(position.amount0.toExact())).toBeGreaterThan(1_700);
    expect(Number(position.amount1.toExact())).toBeGreaterThan(0.8);
    const left = await token(USDC.address, chain.provider).balanceOf(chain.traderAddress);
    expect(Number(utils.formatUnits(left, 6))).toBeLessThan(60);
  });
});
