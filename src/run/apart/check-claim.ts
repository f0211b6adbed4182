import type { Claim, MintClaim, PriceClaim, TradeClaim } from '../../protocol/liquidity/claim';
import { MIN_TICK } from '../../protocol/liquidity/tick-math';
import type { Hex } from '../engine/json-rpc';
import { CALLER } from '../scenario/given-scenario';
import type { Stage } from '../scenario/stage';
import { freshTokens, mintFor, read, type Tokens, transact } from './contract-calls';
import { type Claimed, compare, type Finding } from './finding';

const MINT =
  'mint((address,address,uint24,int24,int24,uint256,uint256,uint256,uint256,address,uint256))';

/**
 * Mints the position with the position manager, in a new pool at the claimed price, and compares the returned values.
 */
async function checkMint(stage: Stage, claim: MintClaim): Promise<Finding[]> {
  const { fee, sqrtPriceX96, tickLower, tickUpper, desired } = claim;
  const { amount0, amount1 } = desired;
  const manager = stage.fill('{NonfungiblePositionManager}') as Hex;
  const tokens = await freshTokens(stage);
  const pool = [...tokens, fee];
  const start = [...pool, sqrtPriceX96];
  await transact(stage, manager, 'createAndInitializePoolIfNecessary', start);
  await mintFor(stage, tokens[0], amount0, manager);
  await mintFor(stage, tokens[1], amount1, manager);
  const deadline = (await stage.nextTime()) + 600n;
  const range = [tickLower, tickUpper];
  const params = [...pool, ...range, amount0, amount1, 0n, 0n, CALLER, deadline];
  return compare(
    [
      ['liquidity', claim.liquidity],
      ['amount0', claim.amount0, 'base units of USDC'],
      ['amount1', claim.amount1, 'wei of WETH'],
    ],
    async () => (await transact<bigint[]>(stage, manager, MINT, [params])).slice(1),
  );
}

/**
 * Initializes a pool with the claimed price and compares its values, then does the same with the usable tick's price
 * and with that price minus one unit. The first must give the usable tick, and the second the tick below it, so the
 * usable tick's price is exact to the unit.
 */
async function checkPrice(stage: Stage, claim: PriceClaim): Promise<Finding[]> {
  const { fee, sqrtPriceX96, tick, spacing, usable } = claim;
  const factory = stage.fill('{UniswapV3Factory}') as Hex;
  const tokens = await freshTokens(stage);
  const pool = await transact<Hex>(stage, factory, 'createPool', [...tokens, fee]);
  const tickAt = (price: bigint, claimed: Claimed) =>
    compare([claimed], async () => [(await slot0At(stage, pool, price))[1]]);
  return [
    ...(await compare(
      [
        ['sqrtPriceX96', sqrtPriceX96],
        ['tick', tick],
      ],
      () => slot0At(stage, pool, sqrtPriceX96),
    )),
    ...(await compare([['tickSpacing', spacing]], async () => [
      await read<number>(stage, pool, 'tickSpacing'),
    ])),
    ...(await tickAt(usable.sqrtPriceX96, ['tick at the usable price', usable.tick])),
    ...(usable.tick === MIN_TICK
      ? []
      : await tickAt(usable.sqrtPriceX96 - 1n, ['tick one unit below it', usable.tick - 1])),
  ];
}

/**
 * Initializes a pool with a price and returns its sqrtPriceX96 and tick. Afterwards, restores the chain's earlier
 * state.
 */
async function slot0At(
  stage: Stage,
  pool: Hex,
  sqrtPriceX96: bigint,
): Promise<readonly [bigint, number]> {
  const before = await stage.ask('evm_snapshot');
  try {
    await transact(stage, pool, 'initialize(uint160)', [sqrtPriceX96]);
    return await read<[bigint, number]>(stage, pool, 'slot0');
  } finally {
    await stage.ask('evm_revert', before);
  }
}

/**
 * Trades through the v1 router in a new pair with the claimed reserves, and compares input, output and final reserves.
 */
async function checkTrade(stage: Stage, claim: TradeClaim): Promise<Finding[]> {
  const { sell, amountIn, amountOut, after } = claim;
  const tokens = await freshTokens(stage);
  const pair = await pairOf(stage, tokens, claim);
  const buy = sell === 'token0' ? 'token1' : 'token0';
  return compare(
    [
      ['amount in', amountIn, `units of ${sell}`],
      ['amount out', amountOut, `units of ${buy}`],
      ['reserve0 after', after.reserve0, 'units of token0'],
      ['reserve1 after', after.reserve1, 'units of token1'],
    ],
    async () => [
      ...(await trade(stage, tokens, claim)),
      ...(await read<[bigint, bigint, number]>(stage, pair, 'getReserves')).slice(0, 2),
    ],
  );
}

/**
 * Creates a pair with the given reserves. It sends the tokens to the pair and calls `sync` instead of `mint`, because
 * `mint` rejects a first deposit whose liquidity is at most 1,000.
 */
async function pairOf(stage: Stage, tokens: Tokens, { before }: TradeClaim): Promise<Hex> {
  const factory = stage.fill('{UniswapV2Factory}') as Hex;
  const pair = await transact<Hex>(stage, factory, 'createPair', tokens);
  await transact(stage, tokens[0], 'mint(address,uint256)', [pair, before.reserve0]);
  await transact(stage, tokens[1], 'mint(address,uint256)', [pair, before.reserve1]);
  await transact(stage, pair, 'sync', []);
  return pair;
}

/** Makes the claimed trade through the v1 router. @returns the input and output amounts */
async function trade(
  stage: Stage,
  [token0, token1]: Tokens,
  { sell, exact, amountIn, amountOut }: TradeClaim,
): Promise<readonly [bigint, bigint]> {
  const router = stage.fill('{UniswapV2Router02}') as Hex;
  const path = sell === 'token0' ? ([token0, token1] as const) : ([token1, token0] as const);
  const most = 2n ** 256n - 1n;
  await mintFor(stage, path[0], amountIn * 2n, router);
  const deadline = (await stage.nextTime()) + 600n;
  return exact === 'in'
    ? transact(stage, router, 'swapExactTokensForTokens', [amountIn, 0n, path, CALLER, deadline])
    : transact(stage, router, 'swapTokensForExactTokens', [
        amountOut,
        most,
        path,
        CALLER,
        deadline,
      ]);
}

/** Computes a figure's claimed numbers with the published contracts, and returns the comparison. */
export function checkClaim(stage: Stage, claim: Claim): Promise<Finding[]> {
  switch (claim.kind) {
    case 'price':
      return checkPrice(stage, claim);
    case 'mint':
      return checkMint(stage, claim);
    case 'trade':
      return checkTrade(stage, claim);
  }
}
