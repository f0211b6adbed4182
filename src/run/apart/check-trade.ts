import type { TradeClaim } from '../../protocol/liquidity/claim';
import type { Hex } from '../engine/quantities';
import { CALLER } from '../scenario/caller';
import type { Stage } from '../scenario/stage';
import { compare } from './compare';
import { read, transact } from './contract-call';
import type { Finding } from './finding';
import { freshTokens, mintFor, type Tokens } from './fresh-tokens';

/**
 * Trades through the v1 router in a new pair with the claimed reserves, and compares input, output and final reserves.
 */
export async function checkTrade(stage: Stage, claim: TradeClaim): Promise<Finding[]> {
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
 * Creates a pair with the given reserves. Sends the tokens to the pair and calls `sync`, because a regular first
 * deposit must be worth more than 1,000.
 */
async function pairOf(stage: Stage, tokens: Tokens, { before }: TradeClaim): Promise<Hex> {
  const factory = stage.fill('{UniswapV2Factory}') as Hex;
  const pair = await transact<Hex>(stage, factory, 'createPair', tokens);
  await transact(stage, tokens[0], 'mint(address,uint256)', [pair, before.reserve0]);
  await transact(stage, tokens[1], 'mint(address,uint256)', [pair, before.reserve1]);
  await transact(stage, pair, 'sync', []);
  return pair;
}

/** Makes the trade. @returns the input and output amounts */
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
