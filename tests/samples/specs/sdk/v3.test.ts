// SPDX-License-Identifier: MIT
import { CurrencyAmount, Ether, Percent, Token, TradeType } from '@uniswap/sdk-core';
import { FeeAmount, Pool, Position, Route, SwapRouter, TickMath, Trade } from '@uniswap/v3-sdk';
import { BigNumber, utils, Wallet } from 'ethers';
import type { Hex } from 'viem';
import { beforeEach, describe, expect, it } from 'vitest';
import * as config from '../../../../content/samples/sdk/v3/config.ts';
import { positionAround } from '../../../../content/samples/sdk/v3/minting.ts';
import { requirePool } from '../../../../content/samples/sdk/v3/position-pool.ts';
import { priceFromSqrt, priceOf } from '../../../../content/samples/sdk/v3/pool.ts';
import { createRouter } from '../../../../content/samples/sdk/v3/routing.ts';
import { routeToRatio } from '../../../../content/samples/sdk/v3/swap-and-add.ts';
import * as viem from '../../../../content/samples/sdk/v3/viem/config.ts';
import { readPosition } from '../../../../content/samples/sdk/v3/viem/position-pool.ts';
import { mined } from '../../../../content/samples/sdk/v3/viem/sending.ts';
import { addresses } from '../../chain/addresses.ts';
import { testContract } from '../../chain/compiled.ts';
import type { TestChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { balanceOf, fund, token, trade, units } from '../../chain/seed.ts';
import { PRIVATE_KEY } from '../../toolchain/run-main.ts';
import { readSample, regionsOf } from '../../toolchain/samples.ts';
import { type Client, describeBoth } from './v3-clients.ts';

const { DAI, USDC, WETH } = config;
const usdc = (amount: number) => CurrencyAmount.fromRawAmount(USDC, units.usdc(amount).toString());
const weth = (amount: number) => CurrencyAmount.fromRawAmount(WETH, units.weth(amount).toString());
const usdcWeth = (client: Client) => client.fetchPool(USDC, WETH, FeeAmount.MEDIUM);
const soon = async (chain: TestChain) => (await chain.now()) + 600;

describeBoth('sdk/v3/config.ts', 'sdk/v3/viem/config.ts', (tested) => {
  const { client, chain, proves } = tested;

  tested.provesOnce(['tokens'], 'describes tokens as their contracts do', async () => {
    for (const item of [DAI, USDC, WETH]) {
      const [decimals] = utils.defaultAbiCoder.decode(
        ['uint8'],
        await chain.provider.call({ to: item.address, data: utils.id('decimals()').slice(0, 10) }),
      );
      expect([item.symbol, decimals]).toEqual([item.symbol, item.decimals]);
    }
  });

  tested.provesOnce(['addresses'], 'names the mainnet deployments', () => {
    expect(config.SWAP_ROUTER).toBe(addresses.swapRouter);
    expect(config.QUOTER_V2).toBe(addresses.quoterV2);
    expect(config.POSITION_MANAGER).toBe(addresses.positionManager);
    expect(config.TICK_LENS).toBe(addresses.tickLens);
  });

  proves(['connect'], 'signs and sends from the account of the key', async () => {
    const key = `0x${'17'.repeat(32)}`;
    const { address } = new Wallet(key);
    const value = units.weth(1);
    await (await chain.deployer.sendTransaction({ to: address, value })).wait();
    expect(await client.balance(key)).toBe(value.toBigInt());
    expect(utils.getAddress(await client.give(key, chain.traderAddress))).toBe(address);
  });
});

describeBoth('sdk/v3/pool.ts', 'sdk/v3/viem/pool.ts', (tested) => {
  const { client, chain, proves } = tested;

  proves(['fetch-pool'], 'builds the pool that is on chain', async () => {
    const pool = await usdcWeth(client);
    const onChain = await at('v3Factory', chain.provider).getPool(USDC.address, WETH.address, 3000);
    expect(Pool.getAddress(pool.token0, pool.token1, pool.fee)).toBe(onChain);
    expect(pool.sqrtRatioX96.toString()).toBe('1771595571142957102961017161607260');
    expect(pool.tickCurrent).toBe(200311);
    expect(pool.liquidity.toString()).not.toBe('0');
  });

  proves(['fetch-pool'], 'reads price and liquidity at the same block', async () => {
    const { number: block } = await chain.provider.getBlock('latest');
    const before = await usdcWeth(client);
    await trade(chain, USDC.address, WETH.address, 3000, units.usdc(500_000));
    const pool = await client.fetchPool(USDC, WETH, FeeAmount.MEDIUM, block);
    expect(pool.sqrtRatioX96.toString()).toBe(before.sqrtRatioX96.toString());
    expect((await usdcWeth(client)).tickCurrent).not.toBe(before.tickCurrent);
  });

  tested.provesOnce(['price'], 'has no price for a token that is not in the pool', async () => {
    const pool = await usdcWeth(client);
    expect(() => priceOf(pool, DAI)).toThrow('TOKEN');
  });

  tested.provesOnce(['price'], 'quotes 2,000 USDC per WETH, either way round', async () => {
    const pool = await usdcWeth(client);
    expect(priceOf(pool, WETH)).toBe('2000');
    expect(priceOf(pool, USDC)).toBe('0.0005');
  });

  tested.provesOnce(['price-by-hand'], 'gives token1 per token0', () => {
    const price = priceFromSqrt(1771595571142957102961017161607260n, 6, 18);
    expect(price).toBeCloseTo(0.0005, 12);
    expect(1 / price).toBeCloseTo(2_000, 6);
  });
});

describeBoth('sdk/v3/quoting.ts', 'sdk/v3/viem/quoting.ts', (tested) => {
  const { client, chain, proves } = tested;

  proves(['call-static'], 'says what the swap then pays', async () => {
    const amountIn = units.usdc(2_000).toString();
    const expected = await client.quote(USDC, WETH, FeeAmount.MEDIUM, amountIn);
    const before = await balanceOf(chain, WETH.address, await chain.deployer.getAddress());
    await trade(chain, USDC.address, WETH.address, 3000, amountIn);
    const after = await balanceOf(chain, WETH.address, await chain.deployer.getAddress());
    expect(after.sub(before).toString()).toBe(expected.quotient.toString());
    expect(Number(expected.toExact())).toBeCloseTo(0.996, 3);
  });

  proves(['sdk-calldata'], 'quotes a route of two pools', async () => {
    const pools = [
      await client.fetchPool(DAI, USDC, FeeAmount.LOWEST),
      await client.fetchPool(USDC, WETH, FeeAmount.LOW),
    ];
    const amountIn = CurrencyAmount.fromRawAmount(DAI, units.dai(2_000).toString());
    const out = await client.quoteRoute(pools, amountIn, WETH);
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
    await expect(client.quoteRoute([neverInitialised], amountIn, WETH)).rejects.toThrow('LOK');
  });
});

describeBoth('sdk/v3/allowance.ts', 'sdk/v3/viem/allowance.ts', (tested) => {
  const { client, chain, proves } = tested;

  proves(['allow'], 'sets 0 first where a token refuses to change an allowance', async () => {
    const zeroFirst = await chain.deploy(testContract('zero-first-token.sol', 'ZeroFirstToken'));
    const currency = new Token(1, zeroFirst.address, 6);
    const leftOver = CurrencyAmount.fromRawAmount(currency, 5);
    const wanted = CurrencyAmount.fromRawAmount(currency, 10);
    for (const [spender, approves] of [
      [config.SWAP_ROUTER, (amount: typeof wanted) => client.approveRouter(amount)],
      [config.POSITION_MANAGER, (amount: typeof wanted) => client.approvePositionManager([amount])],
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

describeBoth('sdk/v3/trading.ts', 'sdk/v3/viem/trading.ts', (tested) => {
  const { client, chain, proves } = tested;

  proves(
    ['build-trade', 'approve', 'execute', 'received'],
    'trades what the quoter said',
    async () => {
      await fund(chain, chain.traderAddress, { usdc: units.usdc(2_000) });
      const trade = await client.buildTrade([await usdcWeth(client)], usdc(2_000), WETH);
      await client.approveRouter(trade.inputAmount);
      const sent = await client.executeTrade(trade, await soon(chain));
      const received = await balanceOf(chain, WETH.address, chain.traderAddress);
      expect(received.toString()).toBe(trade.outputAmount.quotient.toString());
      expect(sent.received(WETH).quotient.toString()).toBe(received.toString());
      expect(sent.received(DAI).quotient.toString()).toBe('0');
      expect((await balanceOf(chain, USDC.address, chain.traderAddress)).toString()).toBe('0');
    },
  );

  proves(['approve', 'execute'], 'sells native ether without an approval', async () => {
    const ether = CurrencyAmount.fromRawAmount(Ether.onChain(1), units.weth(1).toString());
    const trade = await client.buildTrade([await usdcWeth(client)], ether, USDC);
    const before = await chain.provider.getBalance(chain.traderAddress);
    await client.approveRouter(trade.inputAmount);
    const { gas } = await client.executeTrade(trade, await soon(chain));
    const spent = before.sub(await chain.provider.getBalance(chain.traderAddress));
    expect(spent.toBigInt()).toBe(units.weth(1).toBigInt() + gas);
    expect((await balanceOf(chain, USDC.address, chain.traderAddress)).toString()).toBe(
      trade.outputAmount.quotient.toString(),
    );
  });

  proves(['execute'], "sends no ether on another chain than the trade's", async () => {
    const ether = CurrencyAmount.fromRawAmount(Ether.onChain(1), units.weth(1).toString());
    const trade = await client.buildTrade([await usdcWeth(client)], ether, USDC);
    const before = await chain.trader.getTransactionCount();
    await expect(client.executeTradeElsewhere(trade)).rejects.toThrow('Switch the wallet');
    expect(await chain.trader.getTransactionCount()).toBe(before);
  });

  proves(['build-trade'], 'is needed because a pool without ticks cannot simulate', async () => {
    const route = new Route([await usdcWeth(client)], USDC, WETH);
    await expect(Trade.fromRoute(route, usdc(1), TradeType.EXACT_INPUT)).rejects.toThrow(
      'No tick data provider was given',
    );
  });
});

describeBoth('sdk/v3/pool-with-ticks.ts', 'sdk/v3/viem/pool-with-ticks.ts', (tested) => {
  const { client, chain, proves } = tested;

  proves(['ticks'], 'lets the SDK simulate what the quoter says', async () => {
    const { number: block } = await chain.provider.getBlock('latest');
    const atBlock = await usdcWeth(client);
    // A later deposit brings ticks that do not belong to the pool as it was.
    await minted(client, chain);
    const pool = await client.withTicks(atBlock, block);
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
async function minted(client: Client, chain: TestChain) {
  await fund(chain, chain.traderAddress, { usdc: units.usdc(20_000), weth: units.weth(10) });
  const pool = await usdcWeth(client);
  const position = positionAround(pool, usdc(2_000), weth(1), 2_000);
  await client.approvePositionManager([usdc(20_000), weth(10)]);
  const tokenId = await client.mint(position, await soon(chain));
  return { pool, position, tokenId };
}

const positionOf = (chain: TestChain, tokenId: string) =>
  at('positionManager', chain.provider).positions(tokenId);

describeBoth('sdk/v3/minting.ts', 'sdk/v3/viem/minting.ts', (tested) => {
  const { client, chain, proves } = tested;

  tested.provesOnce(['position'], 'uses ticks that are multiples of the spacing', async () => {
    const position = positionAround(await usdcWeth(client), usdc(2_000), weth(1), 2_000);
    expect([position.tickLower % 60, position.tickUpper % 60]).toEqual([0, 0]);
    expect(position.tickLower).toBeCloseTo(200311 - 2_000, -2);
    expect(1.0001 ** 2_000 - 1).toBeCloseTo(0.22, 2);
    expect(1 - 1.0001 ** -2_000).toBeCloseTo(0.18, 2);
  });

  proves(['approve', 'mint', 'token-id'], 'mints the liquidity that was computed', async () => {
    const { tokenId, position } = await minted(client, chain);
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
    expect(await client.positionsOf(chain.traderAddress)).toEqual([]);
    const { tokenId } = await minted(client, chain);
    expect(await client.positionsOf(chain.traderAddress)).toEqual([tokenId]);
  });
});

describeBoth('sdk/v3/modifying.ts', 'sdk/v3/viem/modifying.ts', (tested) => {
  const { client, chain, proves } = tested;

  proves(['fetch-position'], 'reads back what was minted', async () => {
    const { tokenId, pool, position } = await minted(client, chain);
    const read = await client.fetchPosition(pool, tokenId);
    expect(read.liquidity.toString()).toBe(position.liquidity.toString());
    expect(read.amount0.toExact()).toBe(position.amount0.toExact());
  });

  proves(['fetch-position'], 'refuses the pool of another tier', async () => {
    const { tokenId } = await minted(client, chain);
    const other = await client.fetchPool(USDC, WETH, FeeAmount.LOW);
    await expect(client.fetchPosition(other, tokenId)).rejects.toThrow('another pool');
  });

  proves(['increase'], 'doubles the liquidity', async () => {
    const { tokenId, position } = await minted(client, chain);
    await client.increase(tokenId, position, await soon(chain));
    const { liquidity } = await positionOf(chain, tokenId);
    expect(BigInt(liquidity)).toBe(2n * BigInt(position.liquidity.toString()));
  });

  proves(['remove'], 'pays half out, then the rest, and burns the token', async () => {
    const { tokenId, pool, position } = await minted(client, chain);
    const before = await balanceOf(chain, WETH.address, chain.traderAddress);
    await client.remove(tokenId, position, new Percent(1, 2), await soon(chain));
    const paid = (await balanceOf(chain, WETH.address, chain.traderAddress)).sub(before);
    const half = BigInt(position.amount1.quotient.toString()) / 2n;
    // Of 18 decimals, the last few are lost to rounding.
    expect(Math.abs(Number(BigInt(paid.toString()) - half))).toBeLessThan(10_000);

    const rest = await client.fetchPosition(pool, tokenId);
    await client.remove(tokenId, rest, new Percent(1), await soon(chain));
    await expect(positionOf(chain, tokenId)).rejects.toThrow('Invalid token ID');
    const weth = await balanceOf(chain, WETH.address, chain.traderAddress);
    expect(units.weth(10).sub(weth).lt(10_000)).toBe(true);
  });
});

describeBoth('sdk/v3/position-pool.ts', 'sdk/v3/viem/position-pool.ts', (tested) => {
  const { client, chain, proves } = tested;

  proves(['pool-of-position'], 'finds tokens, decimals and pool from the id alone', async () => {
    const { tokenId, pool } = await minted(client, chain);
    const found = await client.poolOfPosition(tokenId);
    expect(found.token0.equals(USDC) && found.token1.equals(WETH)).toBe(true);
    expect([found.token0.decimals, found.token1.decimals, found.fee]).toEqual([6, 18, 3000]);
    expect(found.tickCurrent).toBe(pool.tickCurrent);
    // What the page does next with it.
    const [owed0] = await client.feesOwed(found, tokenId);
    expect(owed0.toExact()).toBe('0');
  });

  if (client.name === 'viem') {
    proves(['read-position'], 'names the values as the contract does', async () => {
      const { tokenId } = await minted(client, chain);
      // Fees in both tokens, noted by a change: no value is 0 like another.
      await trade(chain, USDC.address, WETH.address, 3000, units.usdc(10_000));
      await trade(chain, WETH.address, USDC.address, 3000, units.weth(3));
      const now = await client.fetchPosition(await usdcWeth(client), tokenId);
      await client.increase(tokenId, now, 2 ** 40);
      const onChain = await positionOf(chain, tokenId);
      const read = await readPosition(viem.connect(chain.url, PRIVATE_KEY), tokenId);
      const named = Object.entries(read).map(([name, value]) => [name, String(value)]);
      expect(named).toHaveLength(10);
      expect(new Set(named.map(([, value]) => value)).size).toBe(10);
      expect(named).toEqual(named.map(([name]) => [name, String(onChain[name as string])]));
    });
  }

  tested.provesOnce(['require-pool'], 'accepts the pool of the position and no other', async () => {
    const { tokenId, pool } = await minted(client, chain);
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

describeBoth('sdk/v3/fees.ts', 'sdk/v3/viem/fees.ts', (tested) => {
  const { client, chain, proves } = tested;
  let position: Awaited<ReturnType<typeof minted>>;

  beforeEach(async () => {
    position = await minted(client, chain);
    await trade(chain, USDC.address, WETH.address, 3000, units.usdc(10_000));
  });

  proves(['fees-owed'], 'knows fees that positions() does not show yet', async () => {
    const { pool, tokenId } = position;
    expect((await positionOf(chain, tokenId)).tokensOwed0).toEqual(BigNumber.from(0));
    const [owed0, owed1] = await client.feesOwed(pool, tokenId);
    // The 30 USDC of fees, times the position's share of the liquidity in range.
    const { liquidity } = await positionOf(chain, tokenId);
    const active = (await usdcWeth(client)).liquidity.toString();
    expect(Number(owed0.toExact())).toBeCloseTo((30 * Number(liquidity)) / Number(active), 3);
    expect(Number(owed0.toExact())).toBeGreaterThan(0.1);
    expect(owed1.toExact()).toBe('0');
  });

  proves(['fees-owed', 'fee-growth'], 'refuse a pool other than the position has', async () => {
    const { tokenId } = position;
    const { number: block } = await chain.provider.getBlock('latest');
    const others = [
      await client.fetchPool(USDC, WETH, FeeAmount.LOW),
      // Amounts of WETH, 18 decimals, would be read as USDC, 6 decimals.
      await client.fetchPool(DAI, USDC, FeeAmount.LOWEST),
      await client.fetchPool(DAI, WETH, FeeAmount.MEDIUM),
    ];
    for (const other of others) {
      await expect(client.feesOwed(other, tokenId)).rejects.toThrow('another pool');
      await expect(client.feesFromGrowth(other, tokenId, block)).rejects.toThrow('another pool');
    }
  });

  proves(
    ['fee-growth'],
    'comes to what a collect would pay, before and after a change',
    async () => {
      const { pool, tokenId } = position;
      const exact = async () => {
        const { number: block } = await chain.provider.getBlock('latest');
        const owed = await client.feesOwed(pool, tokenId);
        const computed = await client.feesFromGrowth(pool, tokenId, block);
        expect(computed.map((amount) => amount.toExact())).toEqual(
          owed.map((amount) => amount.toExact()),
        );
        return owed;
      };
      const [first] = await exact();
      const same = await client.fetchPosition(await usdcWeth(client), tokenId);
      await client.increase(tokenId, same, await soon(chain));
      await trade(chain, USDC.address, WETH.address, 3000, units.usdc(10_000));
      const [second] = await exact();
      expect(second.greaterThan(first)).toBe(true);
    },
  );

  proves(['collect'], 'pays exactly what was owed', async () => {
    const { pool, tokenId } = position;
    const [owed0] = await client.feesOwed(pool, tokenId);
    const before = await balanceOf(chain, USDC.address, chain.traderAddress);
    await client.collectFees(pool, tokenId);
    const after = await balanceOf(chain, USDC.address, chain.traderAddress);
    expect(after.sub(before).toString()).toBe(owed0.quotient.toString());
  });
});

describeBoth('sdk/v3/swap-and-add.ts', 'sdk/v3/viem/swap-and-add.ts', (tested) => {
  const { client, chain, proves } = tested;

  const regions = client.name === 'ethers' ? ['find-ratio', 'execute'] : ['execute'];
  proves(regions, 'turns USDC alone into a position of both', async () => {
    await fund(chain, chain.traderAddress, { usdc: units.usdc(4_000), weth: 1 });
    const pool = await usdcWeth(client);
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
    await client.swapAndAdd(route, [usdc(4_000), weth(10)]);
    const [tokenId] = await client.positionsOf(chain.traderAddress);
    const position = await client.fetchPosition(await usdcWeth(client), tokenId!);
    expect(position).toBeInstanceOf(Position);
    // About half of the 4,000 USDC each.
    expect(Number(position.amount0.toExact())).toBeGreaterThan(1_700);
    expect(Number(position.amount1.toExact())).toBeGreaterThan(0.8);
    const left = await token(USDC.address, chain.provider).balanceOf(chain.traderAddress);
    expect(Number(utils.formatUnits(left, 6))).toBeLessThan(60);
  });
});

describeBoth('sdk/v3/funding.ts', 'sdk/v3/viem/funding.ts', ({ client, chain, proves }) => {
  proves(['wrap'], 'turns ether into as much WETH', async () => {
    await client.wrapEther(weth(3));
    expect(await balanceOf(chain, WETH.address, chain.traderAddress)).toEqual(units.weth(3));
  });

  proves(['buy'], 'says what the trade paid', async () => {
    const ether = CurrencyAmount.fromRawAmount(Ether.onChain(1), units.weth(1).toString());
    const bought = await client.buyWithEther(USDC, ether, await soon(chain));
    const held = await balanceOf(chain, USDC.address, chain.traderAddress);
    expect(bought.quotient.toString()).toBe(held.toString());
    expect(Number(bought.toExact())).toBeCloseTo(1_997, 0);
  });
});

describeBoth('sdk/v3/opening.ts', 'sdk/v3/viem/opening.ts', ({ client, chain, proves }) => {
  proves(['open'], 'has a position where there was only ether', async () => {
    const tokenId = await client.openPosition(await soon(chain));
    expect(await client.positionsOf(chain.traderAddress)).toEqual([tokenId]);
    const position = await client.fetchPosition(await usdcWeth(client), tokenId);
    expect(Number(position.amount0.toExact())).toBeCloseTo(1_997, 0);
    expect(Number(position.amount1.toExact())).toBeCloseTo(1, 2);
  });
});

describeBoth('sdk/v3/sending.ts', 'sdk/v3/viem/sending.ts', ({ client, chain, proves }) => {
  /** A sale of 1 ETH, in a pool that the latest block has changed, and a block that comes later. */
  async function saleAfterAnother() {
    const ether = CurrencyAmount.fromRawAmount(Ether.onChain(1), units.weth(1).toString());
    const built = await client.buildTrade([await usdcWeth(client)], ether, USDC);
    await trade(chain, WETH.address, USDC.address, 3000, units.weth(1));
    const at = await chain.now();
    const { calldata: data, value } = SwapRouter.swapCallParameters(built, {
      slippageTolerance: new Percent(1, 10),
      recipient: chain.traderAddress,
      deadline: at + 600,
    });
    const request = { from: chain.traderAddress, to: config.SWAP_ROUTER, data, value };
    const gas = (await chain.provider.send('eth_estimateGas', [request])) as string;
    await chain.provider.send('evm_setNextBlockTimestamp', [at + 60]);
    return { request, gas, parameters: { calldata: data, value } };
  }

  proves(['send'], 'has gas enough for the oracle, which the estimate leaves out', async () => {
    const { request, gas } = await saleAfterAnother();
    const sending = [{ ...request, gas }];
    const careless = (await chain.provider.send('eth_sendTransaction', sending)) as string;
    expect((await chain.provider.waitForTransaction(careless)).status).toBe(0);

    const { parameters } = await saleAfterAnother();
    const sent = await client.send(config.SWAP_ROUTER, parameters);
    expect(Number(sent.received(USDC).toExact())).toBeGreaterThan(1_900);
  });

  if (client.name === 'viem') {
    proves(['send'], 'throws for what was mined and has reverted', async () => {
      const { request } = await saleAfterAnother();
      const sending = [{ ...request, gas: '0x186a0' }];
      const hash = (await chain.provider.send('eth_sendTransaction', sending)) as Hex;
      const reader = viem.connect(chain.url, PRIVATE_KEY);
      expect((await reader.waitForTransactionReceipt({ hash })).status).toBe('reverted');
      await expect(mined(reader, hash)).rejects.toThrow(`Reverted: ${hash}`);
    });
  }

  proves(['send'], 'throws before it sends what would revert', async () => {
    const count = await chain.trader.getTransactionCount();
    const parameters = { calldata: '0xdeadbeef', value: '0x00' };
    await expect(client.send(config.SWAP_ROUTER, parameters)).rejects.toThrow('execution reverted');
    expect(await chain.trader.getTransactionCount()).toBe(count);
  });
});

describe('the samples for viem', () => {
  // Their pages show this code once, from the file for ethers.
  it.each([
    ['config.ts', ['tokens', 'addresses']],
    ['pool.ts', ['price', 'price-by-hand']],
    ['minting.ts', ['position']],
    ['position-pool.ts', ['require-pool']],
    ['routing.ts', ['create-router', 'find-route']],
    ['swap-and-add.ts', ['find-ratio']],
  ])('repeat what neither reads nor sends word for word: %s', (file, names) => {
    const lines = readSample(`sdk/v3/${file}`).split('\n');
    const twin = readSample(`sdk/v3/viem/${file}`);
    const regions = regionsOf(`sdk/v3/${file}`).filter(({ name }) => names.includes(name));
    expect(regions).toHaveLength(names.length);
    for (const { start, end } of regions) {
      expect(twin).toContain(lines.slice(start - 1, end).join('\n'));
    }
  });
});
