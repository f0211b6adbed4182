import type { MintClaim } from '../../protocol/liquidity/claim';
import type { Hex } from '../engine/quantities';
import { CALLER } from '../scenario/caller';
import type { Stage } from '../scenario/stage';
import { compare } from './compare';
import { transact } from './contract-call';
import type { Finding } from './finding';
import { freshTokens, mintFor } from './fresh-tokens';

const MINT =
  'mint((address,address,uint24,int24,int24,uint256,uint256,uint256,uint256,address,uint256))';

/**
 * Mints the position with the position manager, in a new pool at the claimed price, and compares the returned values.
 */
export async function checkMint(stage: Stage, claim: MintClaim): Promise<Finding[]> {
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
      ['amount0', claim.amount0, 'units of USDC'],
      ['amount1', claim.amount1, 'wei of WETH'],
    ],
    async () => (await transact<bigint[]>(stage, manager, MINT, [params])).slice(1),
  );
}
