import type { PriceClaim } from '../../protocol/liquidity/claim';
import { MIN_TICK } from '../../protocol/liquidity/sqrt-ratio';
import type { Hex } from '../engine/quantities';
import type { Stage } from '../scenario/stage';
import { compare, type Claimed } from './compare';
import { read, transact } from './contract-call';
import type { Finding } from './finding';
import { freshTokens } from './fresh-tokens';

/**
 * Initialises a new pool at the price, and at the price of the usable tick, and compares the pool's values. It also
 * tries one unit below a tick's own sqrtPriceX96, which belongs to the tick before. Both results together prove that
 * the tick's price is exact to the unit.
 */
export async function checkPrice(stage: Stage, claim: PriceClaim): Promise<Finding[]> {
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
 * Returns a pool's sqrtPriceX96 and tick after initialising it with a price, and then restores the chain's earlier
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
