// SPDX-License-Identifier: MIT
import { type BigNumber, type BigNumberish, constants } from 'ethers';
import type { SentCall } from '../../../src/site/runs/gas-run.ts';
import { addresses as a } from '../chain/addresses.ts';
import { sqrtPriceX96 } from '../chain/pools.ts';
import { collectParams, decreaseParams, mintParams } from '../chain/positions.ts';
import { encode } from '../chain/published.ts';
import { units } from '../chain/tokens.ts';
import { lpPermit } from './permit-cases.ts';
import { CALLER, callTo, type GasCase, type GasCases, IN_TIME, type Recorder } from './recorder.ts';

const TOKENS = [a.dai, a.weth9] as const;
const FEE = 3000;
const SPACING = 60;
const AMOUNTS = [units.dai(2_000), units.weth(1)] as const;

const manager = (method: string, args: readonly unknown[], value?: BigNumberish): SentCall =>
  callTo('positionManager', method, args, { value });
const inManager = (method: string, args: readonly unknown[] = []) =>
  encode('positionManager', method, args);

/** Returns the usable tick below the price of the DAI/WETH9 pool. */
async function tickBelow(chain: Recorder): Promise<number> {
  const [address] = await chain.read('v3Factory', 'getPool', [...TOKENS, FEE]);
  const { tick } = await chain.read('v3Pool', 'slot0', [], address as string);
  return Math.floor((tick as number) / SPACING) * SPACING;
}

/** The ends of a range, in tick spacings from the usable tick below the price. */
interface Ends {
  from: number;
  to: number;
}

/** Returns parameters for a position in the DAI/WETH9 pool, by default around the price. */
async function paramsOf(
  chain: Recorder,
  {
    from = -10,
    to = 10,
    amounts = AMOUNTS,
  }: Partial<Ends> & { amounts?: readonly BigNumberish[] } = {},
) {
  const below = await tickBelow(chain);
  const range = { tickLower: below + from * SPACING, tickUpper: below + to * SPACING };
  return mintParams(TOKENS, FEE, amounts, CALLER, range);
}

/** Gives the caller both tokens, trades in their pool, and lets the manager take the tokens. */
async function hold(chain: Recorder): Promise<void> {
  await chain.hold('dai', 'weth9');
  await chain.approve(a.positionManager, 'dai', 'weth9');
  await trade(chain);
}

const trade = (chain: Recorder) =>
  chain.tradeInPool(a.dai, a.weth9, FEE, [units.dai(1_000), units.weth('0.5')]);

/** Prepares the caller as {@link hold} does, and mints a position over the full range. */
async function holder(chain: Recorder): Promise<void> {
  await hold(chain);
  await chain.call('positionManager', 'mint', [mintParams(TOKENS, FEE, AMOUNTS, CALLER)]);
}

/** Returns the id of the caller's latest position. */
async function latestId(chain: Recorder): Promise<BigNumber> {
  const [count] = await chain.read('positionManager', 'balanceOf', [CALLER]);
  const last = [CALLER, (count as BigNumber).sub(1)];
  return (await chain.read('positionManager', 'tokenOfOwnerByIndex', last))[0] as BigNumber;
}

/** Returns a `multicall` of the manager. If it pays with ether, it ends with `refundETH`. */
const paid = (way: 'tokens' | 'ether', parts: readonly string[]): SentCall =>
  way === 'ether'
    ? manager('multicall', [[...parts, inManager('refundETH')]], units.weth('1.01'))
    : manager('multicall', [parts]);

const payments = (
  call: (way: 'tokens' | 'ether') => (chain: Recorder) => Promise<SentCall>,
): Record<string, GasCase> => ({ tokens: call('tokens'), ether: call('ether') });

/** Returns a mint, on its own if it pays with tokens. */
async function mintOf(chain: Recorder, way: 'tokens' | 'ether', given = {}): Promise<SentCall> {
  const params = await paramsOf(chain, given);
  return way === 'tokens'
    ? manager('mint', [params])
    : paid('ether', [inManager('mint', [params])]);
}

/** A deposit through the position manager. */
export const mintCases: GasCases = {
  pool: payments((way) => async (chain) => {
    await holder(chain);
    const price = sqrtPriceX96(AMOUNTS[1], AMOUNTS[0]);
    const params = mintParams(TOKENS, 10_000, AMOUNTS, CALLER);
    return paid(way, [
      inManager('createAndInitializePoolIfNecessary', [...TOKENS, 10_000, price]),
      inManager('mint', [params]),
    ]);
  }),
  first: payments((way) => async (chain) => {
    await hold(chain);
    return mintOf(chain, way);
  }),
  'new-ticks': payments((way) => async (chain) => {
    await holder(chain);
    return mintOf(chain, way);
  }),
  'known-ticks': payments((way) => async (chain) => {
    await holder(chain);
    for (const ends of [
      { from: -30, to: -10 },
      { from: 10, to: 30 },
    ]) {
      const beside = await paramsOf(chain, ends);
      await chain.call('positionManager', 'mint', [beside]);
    }
    await trade(chain);
    return mintOf(chain, way);
  }),
  above: {
    tokens: async (chain) => {
      await holder(chain);
      return mintOf(chain, 'tokens', { from: 2, to: 12, amounts: [AMOUNTS[0], 0] });
    },
  },
  below: payments((way) => async (chain) => {
    await holder(chain);
    return mintOf(chain, way, { from: -12, to: -2, amounts: [0, AMOUNTS[1]] });
  }),
  increase: payments((way) => async (chain) => {
    const tokenId = await earned(chain);
    await chain.send(collectOf('tokens', tokenId));
    return increaseOf(way, tokenId);
  }),
  'increase-earned': payments((way) => async (chain) => increaseOf(way, await earned(chain))),
};

/** Returns a deposit into a position. */
function increaseOf(way: 'tokens' | 'ether', tokenId: BigNumber): SentCall {
  const params = {
    tokenId,
    amount0Desired: AMOUNTS[0],
    amount1Desired: AMOUNTS[1],
    amount0Min: 0,
    amount1Min: 0,
    deadline: IN_TIME,
  };
  return way === 'tokens'
    ? manager('increaseLiquidity', [params])
    : paid('ether', [inManager('increaseLiquidity', [params])]);
}

/** Gives the caller a position around the price, and trades against it in both directions. Returns its id. */
async function earning(chain: Recorder): Promise<BigNumber> {
  await holder(chain);
  await chain.call('positionManager', 'mint', [await paramsOf(chain)]);
  await trade(chain);
  return latestId(chain);
}

/** Gives the caller a position whose fees were collected before, and that has earned fees since. Returns its id. */
async function earned(chain: Recorder): Promise<BigNumber> {
  const tokenId = await earning(chain);
  await chain.send(collectOf('tokens', tokenId));
  await trade(chain);
  return tokenId;
}

/** Returns the calls that pay a position out: as WETH9, or as ether by way of the manager. */
const payOut = (way: 'tokens' | 'ether', tokenId: BigNumber): string[] =>
  way === 'tokens'
    ? [inManager('collect', [collectParams(tokenId, CALLER)])]
    : [
        inManager('collect', [collectParams(tokenId, constants.AddressZero)]),
        inManager('unwrapWETH9', [0, CALLER]),
        inManager('sweepToken', [a.dai, 0, CALLER]),
      ];

const collectOf = (way: 'tokens' | 'ether', tokenId: BigNumber): SentCall =>
  way === 'tokens'
    ? manager('collect', [collectParams(tokenId, CALLER)])
    : manager('multicall', [payOut('ether', tokenId)]);

const liquidityOf = async (chain: Recorder, tokenId: BigNumber): Promise<BigNumber> =>
  (await chain.read('positionManager', 'positions', [tokenId])).liquidity as BigNumber;

/** Ways to take fees and liquidity out of a position. */
export const collectCases: GasCases = {
  first: payments((way) => async (chain) => collectOf(way, await earning(chain))),
  later: payments((way) => async (chain) => collectOf(way, await earned(chain))),
  decrease: {
    tokens: async (chain) => {
      const tokenId = await earned(chain);
      const half = (await liquidityOf(chain, tokenId)).div(2);
      return manager('decreaseLiquidity', [decreaseParams(tokenId, half)]);
    },
  },
  withdraw: payments((way) => async (chain) => {
    const tokenId = await earned(chain);
    const half = (await liquidityOf(chain, tokenId)).div(2);
    const decrease = inManager('decreaseLiquidity', [decreaseParams(tokenId, half)]);
    return manager('multicall', [[decrease, ...payOut(way, tokenId)]]);
  }),
  close: payments((way) => async (chain) => {
    const tokenId = await earned(chain);
    const all = await liquidityOf(chain, tokenId);
    const decrease = inManager('decreaseLiquidity', [decreaseParams(tokenId, all)]);
    const burn = inManager('burn', [tokenId]);
    return manager('multicall', [[decrease, ...payOut(way, tokenId), burn]]);
  }),
};

const router = (method: string, args: readonly unknown[], value?: BigNumberish): SentCall =>
  callTo('v2Router02', method, args, { value });

/** Returns a deposit of a token and WETH9, or ether, through the v1 router. */
const deposit = (way: 'tokens' | 'ether', token: string = a.dai): SentCall =>
  way === 'tokens'
    ? router('addLiquidity', [token, a.weth9, ...AMOUNTS, 0, 0, CALLER, IN_TIME])
    : router('addLiquidityETH', [token, AMOUNTS[0], 0, 0, CALLER, IN_TIME], AMOUNTS[1]);

async function depositor(chain: Recorder): Promise<void> {
  await chain.hold('dai', 'weth9');
  await chain.tradeInPair(a.dai, a.weth9, units.dai(100));
  await chain.approve(a.v2Router02, 'dai', 'weth9');
}

/** Gives the caller LP tokens. Returns the address of their pair, and half of their amount. */
async function provider(chain: Recorder): Promise<[pair: string, half: BigNumber]> {
  await depositor(chain);
  await chain.send(deposit('tokens'));
  const [pair] = await chain.read('v2Factory', 'getPair', [...TOKENS]);
  const [balance] = await chain.read('v2Pair', 'balanceOf', [CALLER], pair as string);
  return [pair as string, (balance as BigNumber).div(2)];
}

/** Deposits and withdrawals through the v1 router. */
export const pairCases: GasCases = {
  pair: payments((way) => async (chain) => {
    await depositor(chain);
    const made = await chain.createToken();
    await chain.mint(made, units.dai(10_000));
    await chain.approve(a.v2Router02, made);
    return deposit(way, made);
  }),
  first: payments((way) => async (chain) => {
    await depositor(chain);
    return deposit(way);
  }),
  later: payments((way) => async (chain) => {
    await provider(chain);
    return deposit(way);
  }),
  remove: payments((way) => async (chain) => {
    const [pair, half] = await provider(chain);
    await chain.approve(a.v2Router02, pair as `0x${string}`);
    return way === 'tokens'
      ? router('removeLiquidity', [...TOKENS, half, 0, 0, CALLER, IN_TIME])
      : router('removeLiquidityETH', [a.dai, half, 0, 0, CALLER, IN_TIME]);
  }),
  'remove-signed': payments((way) => async (chain) => {
    const [pair, half] = await provider(chain);
    const signed = [true, ...(await lpPermit(chain, pair))];
    return way === 'tokens'
      ? router('removeLiquidityWithPermit', [
          ...TOKENS,
          ...[half, 0, 0, CALLER, IN_TIME],
          ...signed,
        ])
      : router('removeLiquidityETHWithPermit', [a.dai, half, 0, 0, CALLER, IN_TIME, ...signed]);
  }),
};
